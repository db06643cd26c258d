import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { NoticeWay } from '../../contract/index.ts';
import { notificationTables } from '../tables.ts';

/** Times in minutes of the Bangkok day. */
export interface PreferenceRow {
  readonly personId: string;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly urgentBreaksQuiet: boolean;
  readonly digestAt: number | null;
  readonly language: 'th' | 'en';
}

export interface ChoiceRow {
  /** An event, or `MODULE/*` for all of a module. */
  readonly event: string;
  readonly way: NoticeWay;
  readonly isOn: boolean;
}

/** Only for people who have chosen anything. */
export function listPreferences(h: Handle, personIds: readonly string[]): Promise<PreferenceRow[]> {
  return preferencesSql.all(h, personIds);
}

const preferencesSql = statement(
  'notification-preference.of-people',
  row<PreferenceRow>({
    personId: 'uuid',
    quietFrom: 'int2?',
    quietUntil: 'int2?',
    urgentBreaksQuiet: 'bool',
    digestAt: 'int2?',
    language: 'text',
  }),
  ['uuid[]'],
  `select person_id "personId", quiet_from "quietFrom", quiet_until "quietUntil",
     urgent_breaks_quiet "urgentBreaksQuiet", digest_at "digestAt", language
   from notification_preference where person_id = any($1::uuid[])`,
);

export function listChoices(h: Handle, personId: string): Promise<ChoiceRow[]> {
  return choicesSql.all(h, personId);
}

const choicesSql = statement(
  'notification-choice.of-person',
  row<ChoiceRow>({ event: 'text', way: 'text', isOn: 'bool' }),
  ['uuid'],
  `select event, channel "way", is_on "isOn" from notification_choice where person_id = $1`,
);

export async function savePreferenceRow(
  tx: Tx,
  preference: PreferenceRow,
  at: string,
): Promise<void> {
  const kept = {
    quiet_from: preference.quietFrom,
    quiet_until: preference.quietUntil,
    urgent_breaks_quiet: preference.urgentBreaksQuiet,
    digest_at: preference.digestAt,
    language: preference.language,
    updated_at: at,
  };
  await notificationTables(tx)
    .insertInto('notification_preference')
    .values({ ...kept, person_id: preference.personId })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(kept))
    .execute();
}

/** Keeps these choices of a person. One for all of a module takes the place of those for its events. */
export async function saveChoices(
  tx: Tx,
  personId: string,
  choices: readonly ChoiceRow[],
): Promise<void> {
  const events = choices.map(({ event }) => event);
  const ways = choices.map(({ way }) => way);
  await clearChoicesSql(tx, personId, events, ways);
  await saveChoicesSql(
    tx,
    personId,
    events,
    ways,
    choices.map(({ isOn }) => isOn),
  );
}

const clearChoicesSql = writeStatement(
  'notification-choice.clear-of-modules',
  ['uuid', 'text[]', 'text[]'],
  `delete from notification_choice kept
   using unnest($2::text[], $3::text[]) chosen (event, channel)
   where kept.person_id = $1 and kept.channel = chosen.channel and chosen.event like '%/*'
     and split_part(kept.event, '/', 1) = split_part(chosen.event, '/', 1)`,
);

const saveChoicesSql = writeStatement(
  'notification-choice.save',
  ['uuid', 'text[]', 'text[]', 'bool[]'],
  `insert into notification_choice (person_id, event, channel, is_on)
   select $1, chosen.event, chosen.channel, chosen.is_on
   from unnest($2::text[], $3::text[], $4::boolean[]) chosen (event, channel, is_on)
   on conflict (person_id, event, channel) do update set is_on = excluded.is_on`,
);
