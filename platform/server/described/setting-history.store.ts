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
