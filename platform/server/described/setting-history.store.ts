import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';
import type { Handle } from '../db/database.ts';

/** One entry of the audit trail about a row of a described table. */
export interface SettingEntry {
  readonly id: string;
  readonly at: string;
  readonly act: string;
  readonly callerId: string | null;
  readonly code: string;
  readonly detail: unknown;
}

const shape = row<SettingEntry>({
  id: 'uuid',
  at: 'timestamptz',
  act: 'text',
  callerId: 'text?',
  code: 'text',
  detail: 'jsonb',
});

const columns = `id, at, act, caller_id as "callerId", subject_id as code, detail`;

/** What happened to one row, newest first; by the kinds of subjects that it is in the audit trail. */
export const listSettingEntries = (
  h: Handle,
  subjects: readonly string[],
  code: string,
): Promise<SettingEntry[]> => ofRowSql.all(h, subjects, code);

const ofRowSql = statement(
  'audit-entry.of-setting',
  shape,
  ['text[]', 'text'],
  `select ${columns} from audit_entry
   where subject_kind = any ($1) and subject_id = $2 order by id desc limit 100`,
);

/**
 * Of these codes the ones that were given before: a code that a deleted row had is in older documents of other
 * systems. One that was taken back at once was used nowhere.
 */
export const listGivenCodes = async (
  h: Handle,
  subjects: readonly string[],
  codes: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await givenSql.all(h, subjects, codes)).map(({ code }) => code));

const givenSql = statement(
  'audit-entry.given-codes',
  row<{ code: string }>({ code: 'text' }),
  ['text[]', 'text[]'],
  `select last.code from unnest ($2::text[]) asked (code)
   cross join lateral (
     select subject_id as code, act from audit_entry
     where subject_kind = any ($1) and subject_id = asked.code order by id desc limit 1
   ) last
   where last.act not like '%.undone'`,
);

/** What happened to any row of a table since a moment, newest first. */
export const listTableEntries = (
  h: Handle,
  subject: string,
  since: string,
): Promise<SettingEntry[]> => ofTableSql.all(h, subject, since);

const ofTableSql = statement(
  'audit-entry.of-settings-table',
  shape,
  ['text', 'timestamptz'],
  `select ${columns} from audit_entry
   where subject_kind = $1 and at >= $2 order by at desc, id desc limit 2000`,
);
