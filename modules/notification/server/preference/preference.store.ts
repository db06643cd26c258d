import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ChannelCode } from '../../contract/index.ts';
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
  readonly personId: string;
  readonly module: string;
  readonly channel: ChannelCode;
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

/** @param module only of this module; null for all */
export function listChoices(
  h: Handle,
  personIds: readonly string[],
  module: string | null = null,
): Promise<ChoiceRow[]> {
  return choicesSql.all(h, personIds, module);
}

const choicesSql = statement(
  'notification-choice.of-people',
  row<ChoiceRow>({ personId: 'uuid', module: 'text', channel: 'text', isOn: 'bool' }),
  ['uuid[]', 'text?'],
  `select person_id "personId", module, channel, is_on "isOn" from notification_choice
   where person_id = any($1::uuid[]) and ($2::text is null or module = $2)`,
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

/** Replaces the choices of a person for the modules and channels named. */
export async function saveChoices(
  tx: Tx,
  personId: string,
  choices: readonly Omit<ChoiceRow, 'personId'>[],
): Promise<void> {
  await saveChoicesSql(
    tx,
    personId,
    choices.map(({ module }) => module),
    choices.map(({ channel }) => channel),
    choices.map(({ isOn }) => isOn),
  );
}

const saveChoicesSql = writeStatement(
  'notification-choice.save',
  ['uuid', 'text[]', 'text[]', 'bool[]'],
  `insert into notification_choice (person_id, module, channel, is_on)
   select $1, chosen.module, chosen.channel, chosen.is_on
   from unnest($2::text[], $3::text[], $4::boolean[]) chosen (module, channel, is_on)
   on conflict (person_id, module, channel) do update set is_on = excluded.is_on`,
);
