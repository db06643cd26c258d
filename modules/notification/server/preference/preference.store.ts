import type { Handle, Tx } from '@sarn/platform-server';
import type { ChannelCode } from '../../contract/index.ts';

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
export async function listPreferences(
  h: Handle,
  personIds: readonly string[],
): Promise<PreferenceRow[]> {
  return h.query(
    `select person_id "personId", quiet_from "quietFrom", quiet_until "quietUntil",
       urgent_breaks_quiet "urgentBreaksQuiet", digest_at "digestAt", language
     from notification_preference where person_id = any($1::uuid[])`,
    [personIds],
  );
}

/** @param module only of this module; null for all */
export async function listChoices(
  h: Handle,
  personIds: readonly string[],
  module: string | null = null,
): Promise<ChoiceRow[]> {
  return h.query(
    `select person_id "personId", module, channel, is_on "isOn" from notification_choice
     where person_id = any($1::uuid[]) and ($2::text is null or module = $2)`,
    [personIds, module],
  );
}

export async function savePreferenceRow(tx: Tx, row: PreferenceRow, at: string): Promise<void> {
  await tx.query(
    `insert into notification_preference (person_id, quiet_from, quiet_until,
       urgent_breaks_quiet, digest_at, language, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (person_id) do update set quiet_from = excluded.quiet_from,
       quiet_until = excluded.quiet_until, urgent_breaks_quiet = excluded.urgent_breaks_quiet,
       digest_at = excluded.digest_at, language = excluded.language,
       updated_at = excluded.updated_at`,
    [
      row.personId,
      row.quietFrom,
      row.quietUntil,
      row.urgentBreaksQuiet,
      row.digestAt,
      row.language,
      at,
    ],
  );
}

/** Replaces the choices of a person for the modules and channels named. */
export async function saveChoices(
  tx: Tx,
  personId: string,
  choices: readonly Omit<ChoiceRow, 'personId'>[],
): Promise<void> {
  await tx.query(
    `insert into notification_choice (person_id, module, channel, is_on)
     select $1, chosen.module, chosen.channel, chosen.is_on
     from unnest($2::text[], $3::text[], $4::boolean[]) chosen (module, channel, is_on)
     on conflict (person_id, module, channel) do update set is_on = excluded.is_on`,
    [
      personId,
      choices.map(({ module }) => module),
      choices.map(({ channel }) => channel),
      choices.map(({ isOn }) => isOn),
    ],
  );
}
