import type { CivilDate } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type {
  ImportFieldName,
  ImportMapping,
  ImportRegisterKind,
  ImportState,
} from '../../contract/index.ts';
import type { Counts } from './import-row.store.ts';

export interface ImportColumn {
  readonly heading: string;
  readonly samples: string[];
}

/** One import and how far it is. */
export interface RunRow {
  readonly id: string;
  readonly state: ImportState;
  readonly fileName: string;
  readonly encoding: string;
  readonly columns: ImportColumn[];
  readonly mapping: ImportMapping;
  readonly monthFirst: ImportFieldName[];
  readonly unitId: string | null;
  readonly kind: ImportRegisterKind | null;
  readonly year: number | null;
  readonly registerId: string | null;
  readonly scansKind: 'zip' | 'folder' | null;
  readonly scansName: string | null;
  readonly scansPath: string | null;
  readonly rows: number;
  readonly stageRow: number;
  readonly handled: number;
  readonly counterBefore: number | null;
  readonly counterSet: number | null;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly requestId: string;
  /** What was counted when its rows went; null as long as they are there. */
  readonly counts: Counts | null;
  readonly forgottenAt: string | null;
}

const columns = `id, state, file_name as "fileName", encoding, columns, mapping,
  month_first as "monthFirst", unit_id as "unitId", kind, be_year as year,
  register_id as "registerId", scans_kind as "scansKind", scans_name as "scansName",
  scans_path as "scansPath", rows, stage_row as "stageRow", handled,
  counter_before as "counterBefore", counter_set as "counterSet", created_by as "createdBy",
  created_at as "createdAt", started_at as "startedAt", ended_at as "endedAt",
  request_id as "requestId", counts, forgotten_at as "forgottenAt"`;

/** Imports that were not thrown away, the newest first. */
export function listRuns(h: Handle, limit: number): Promise<RunRow[]> {
  return h.query<RunRow>(
    `select ${columns} from import_run where state <> 'DISCARDED'
     order by created_at desc limit $1`,
    [limit],
  );
}

export async function findRun(h: Handle, id: string): Promise<RunRow | undefined> {
  const rows = await h.query<RunRow>(
    `select ${columns} from import_run where id = $1 and state <> 'DISCARDED'`,
    [id],
  );
  return rows[0];
}

/** As `findRun`, and holds it to the end of the transaction: its parts are done one by one. */
export async function findRunForUpdate(tx: Tx, id: string): Promise<RunRow | undefined> {
  const rows = await tx.query<RunRow>(
    `select ${columns} from import_run where id = $1 and state <> 'DISCARDED' for update`,
    [id],
  );
  return rows[0];
}

/**
 * Imports at rest since before the civil day (Bangkok) whose rows are still there, held; a few
 * hundred at most in the life of an agency.
 */
export function listForgettable(tx: Tx, before: CivilDate): Promise<RunRow[]> {
  return tx.query<RunRow>(
    `select ${columns} from import_run
     where forgotten_at is null and state in ('UPLOADED', 'CHECKED', 'DONE', 'UNDONE')
       and (coalesce(ended_at, created_at) at time zone 'Asia/Bangkok')::date < $1
     for update skip locked`,
    [before],
  );
}

export type NewRun = Pick<
  RunRow,
  | 'id'
  | 'fileName'
  | 'encoding'
  | 'columns'
  | 'mapping'
  | 'rows'
  | 'createdBy'
  | 'createdAt'
  | 'requestId'
>;

export async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  await tx.query(
    `insert into import_run (id, state, file_name, encoding, columns, mapping, rows, created_by,
       created_at, request_id)
     values ($1, 'UPLOADED', $2, $3, $4::text::jsonb, $5::text::jsonb, $6, $7, $8, $9)`,
    [
      run.id,
      run.fileName,
      run.encoding,
      JSON.stringify(run.columns),
      JSON.stringify(run.mapping),
      run.rows,
      run.createdBy,
      run.createdAt,
      run.requestId,
    ],
  );
}

const settable = {
  state: 'state',
  monthFirst: 'month_first',
  unitId: 'unit_id',
  kind: 'kind',
  year: 'be_year',
  registerId: 'register_id',
  scansKind: 'scans_kind',
  scansName: 'scans_name',
  scansPath: 'scans_path',
  rows: 'rows',
  stageRow: 'stage_row',
  handled: 'handled',
  counterBefore: 'counter_before',
  counterSet: 'counter_set',
  startedAt: 'started_at',
  endedAt: 'ended_at',
  requestId: 'request_id',
  forgottenAt: 'forgotten_at',
} as const;

/** Changes the named fields of an import. */
export async function updateRun(
  tx: Tx,
  id: string,
  change: Partial<Pick<RunRow, keyof typeof settable>> & {
    readonly mapping?: ImportMapping;
    readonly counts?: Counts;
  },
): Promise<void> {
  const values: unknown[] = [id];
  const sets = Object.entries(change).map(([field, value]) => {
    if (field === 'mapping' || field === 'counts') {
      return `${field} = $${values.push(JSON.stringify(value))}::text::jsonb`;
    }
    return `${settable[field as keyof typeof settable]} = $${values.push(value)}`;
  });
  await tx.query(`update import_run set ${sets.join(', ')} where id = $1`, values);
}

/** Imports of one register and year that are being entered or taken out. */
export async function hasBusyTwin(
  tx: Tx,
  run: { readonly id: string; readonly registerId: string; readonly year: number },
): Promise<boolean> {
  // Of two that begin at once the second sees the first.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1560))', [
    `${run.registerId}/${run.year}`,
  ]);
  const rows = await tx.query(
    `select 1 from import_run where register_id = $1 and be_year = $2 and id <> $3
       and state in ('RUNNING', 'UNDOING')`,
    [run.registerId, run.year, run.id],
  );
  return rows.length > 0;
}

/** What was chosen for these headings before; null where it was chosen not to read them. */
export async function listHeadings(
  h: Handle,
  keys: readonly string[],
): Promise<Map<string, ImportFieldName | null>> {
  const rows = await h.query<{ key: string; field: ImportFieldName | null }>(
    `select heading_key as key, field from import_heading where heading_key = any ($1::text[])`,
    [keys],
  );
  return new Map(rows.map(({ key, field }) => [key, field]));
}

export async function keepHeadings(
  tx: Tx,
  headings: ReadonlyMap<string, ImportFieldName | null>,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await tx.query(
    `insert into import_heading (heading_key, field, changed_by, changed_at)
     select key, field, $3, $4 from unnest($1::text[], $2::text[]) given (key, field)
     on conflict (heading_key) do update set field = excluded.field,
       changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    [[...headings.keys()], [...headings.values()], by.personId, by.at],
  );
}

/** The counter of a register, held; 0 where it gave no number in that year. */
export async function holdCounter(tx: Tx, registerId: string, year: number): Promise<number> {
  const rows = await tx.query<{ last: number }>(
    `select last_number as last from register_counter
     where register_id = $1 and be_year = $2 for update`,
    [registerId, year],
  );
  return rows[0]?.last ?? 0;
}

/** Moves the counter on to a number; never back. */
export async function moveCounter(
  tx: Tx,
  registerId: string,
  year: number,
  number: number,
): Promise<void> {
  await tx.query(
    `insert into register_counter (register_id, be_year, last_number) values ($1, $2, $3)
     on conflict (register_id, be_year) do update
       set last_number = greatest(register_counter.last_number, excluded.last_number)`,
    [registerId, year, number],
  );
}

/**
 * Puts the counter back where it stood before an import, if nobody was given a number since and
 * no line above it is left.
 */
export async function returnCounter(
  tx: Tx,
  at: { registerId: string; year: number; before: number; set: number },
): Promise<void> {
  const values = [at.registerId, at.year, at.before, at.set];
  const isFree = `register_id = $1 and be_year = $2 and last_number = $4
    and not exists (select 1 from register_entry entry where entry.register_id = $1
      and entry.be_year = $2 and entry.number > $3)`;
  if (at.before > 0) {
    await tx.query(`update register_counter set last_number = $3 where ${isFree}`, values);
  } else {
    await tx.query(`delete from register_counter where ${isFree}`, values);
  }
}

/** Numbers that came with older registers, each span once, rising. */
export function listOldNumbers(
  h: Handle,
  registerId: string,
  year: number,
): Promise<{ from: number; to: number }[]> {
  return h.query(
    `select counter_before + 1 as "from", counter_set as "to" from import_run
     where register_id = $1 and be_year = $2 and counter_set > counter_before
     order by counter_before`,
    [registerId, year],
  );
}
