import type { Handle } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { builtStatement, statement } from '../db/statement/statement.ts';
import type { Built } from '../db/statement/statement.ts';

/** Which rows of the audit trail; a field that is left out does not filter. */
export interface AuditFilter {
  readonly callerId?: string;
  /** True: by the system or a person not signed in; false: by a signed-in person. */
  readonly isBySystem?: boolean;
  /** Any of these acts. */
  readonly acts?: readonly string[];
  /** Any of these subjects. */
  readonly subjects?: readonly { readonly kind: string; readonly id: string }[];
  /** Earliest moment, included. */
  readonly from?: Date;
  /** Latest moment, not included. */
  readonly until?: Date;
  readonly requestId?: string;
  readonly ip?: string;
  /** Not done by this person. */
  readonly notBy?: string;
}

/** A row; `seq` is null until it is sealed. */
export interface AuditRow {
  readonly id: string;
  readonly at: string;
  readonly act: string;
  readonly callerId: string | null;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly requestId: string | null;
  readonly ip: string | null;
  /** Why, as it was typed, or what a reason with a code refers to. */
  readonly reason: string | null;
  readonly seq: number | null;
}

/**
 * Rows newest first.
 *
 * @param before id of the last row of the previous page, or null; ids sort by time
 */
export function listAudit(
  h: Handle,
  filter: AuditFilter,
  before: string | null,
  take: number,
): Promise<AuditRow[]> {
  return pageSql.all(h, { filter, before, take });
}

interface AuditQuery {
  readonly filter: AuditFilter;
  readonly before: string | null;
  readonly take: number;
}

function pageText({ filter, before, take }: AuditQuery): Built {
  const values: unknown[] = [];
  const conditions = conditionsOf(filter, before, (value) => `$${values.push(value)}`);
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  values.push(take);
  const text = `select page.*, seal.seq from (
       select id, at, act, caller_id as "callerId", subject_kind as "subjectKind",
              subject_id as "subjectId", request_id as "requestId", ip,
              coalesce(detail->>'reason', case when detail ? 'code' then detail->>'of' end) as reason
       from audit_entry ${where} order by id desc limit $${values.length}
     ) page left join audit_seal seal on seal.entry_id = page.id order by page.id desc`;
  return { text, values };
}

/** Conditions do not depend on each other: each is described alone, and all of them together. */
function pageSamples(): AuditQuery[] {
  const moment = new Date(0);
  const all: Required<AuditFilter> = {
    callerId: '',
    isBySystem: true,
    acts: [],
    subjects: [],
    from: moment,
    until: moment,
    requestId: '',
    ip: '',
    notBy: '',
  };
  const single = Object.entries(all).map(([field, value]): AuditFilter => ({ [field]: value }));
  return [{}, ...single, { isBySystem: false }, all].flatMap((filter) =>
    [null, ''].map((before) => ({ filter, before, take: 1 })),
  );
}

const pageSql = builtStatement<AuditRow, AuditQuery>(
  'audit-entry.page',
  row<AuditRow>({
    id: 'uuid',
    at: 'timestamptz',
    act: 'text',
    callerId: 'text?',
    subjectKind: 'text',
    subjectId: 'text',
    requestId: 'text?',
    ip: 'text?',
    reason: 'text?',
    seq: 'int8?',
  }),
  pageText,
  pageSamples,
);

function conditionsOf(
  filter: AuditFilter,
  before: string | null,
  put: (value: unknown) => string,
): string[] {
  const { callerId, isBySystem, acts, subjects, from, until, requestId, ip, notBy } = filter;
  return [
    before === null ? '' : `id < ${put(before)}`,
    callerId === undefined ? '' : `caller_id = ${put(callerId)}`,
    isBySystem === undefined ? '' : `caller_id is ${isBySystem ? '' : 'not '}null`,
    acts === undefined ? '' : `act = any (${put(acts)}::text[])`,
    subjects === undefined
      ? ''
      : `(subject_kind, subject_id) in (select * from unnest(
           ${put(subjects.map(({ kind }) => kind))}::text[],
           ${put(subjects.map(({ id }) => id))}::text[]))`,
    from === undefined ? '' : `id >= ${put(firstId(from))}`,
    until === undefined ? '' : `id < ${put(firstId(until))}`,
    requestId === undefined ? '' : `request_id = ${put(requestId)}`,
    ip === undefined ? '' : `ip = ${put(ip)}`,
    notBy === undefined ? '' : `caller_id <> ${put(notBy)}`,
  ].filter((condition) => condition !== '');
}

/** The lowest id that can be made at a moment: ids begin with their time in milliseconds. */
function firstId(moment: Date): string {
  const hex = Math.max(moment.getTime(), 0).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}

/** Which acts occur in the audit trail, each once. */
export async function listKnownActs(h: Handle): Promise<string[]> {
  const rows = await knownActsSql.all(h);
  return rows.map(({ act }) => act);
}

// One index search for each act instead of reading every row.
const knownActsSql = statement(
  'audit-entry.known-acts',
  row<{ act: string }>({ act: 'text' }),
  [],
  `with recursive known as (
     (select act from audit_entry order by act limit 1)
     union all
     select (select act from audit_entry where act > known.act order by act limit 1)
     from known where known.act is not null)
   select act from known where act is not null`,
);
/** An entry about one subject with the facts that were written, as texts. */
export interface AuditOfSubject {
  readonly id: string;
  readonly at: string;
  readonly act: string;
  readonly callerId: string | null;
  readonly detail: Readonly<Record<string, string>>;
}

/** Entries about one subject with their facts, newest first: its history in the settings. */
export function listAuditDetails(
  h: Handle,
  subject: { readonly kind: string; readonly id: string },
  take: number,
): Promise<AuditOfSubject[]> {
  return auditDetailsSql.all(h, subject.kind, subject.id, take);
}

const auditDetailsSql = statement(
  'audit-entry.of-subject',
  row<AuditOfSubject>({
    id: 'uuid',
    at: 'timestamptz',
    act: 'text',
    callerId: 'text?',
    detail: 'jsonb',
  }),
  ['text', 'text', 'int8'],
  `select id, at, act, caller_id as "callerId",
     (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(detail)) as detail
   from audit_entry where subject_kind = $1 and subject_id = $2 order by id desc limit $3`,
);
