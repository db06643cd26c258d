import { row, statement, writeStatement } from '@sarn/platform-server';
import type { AuditFault, Handle, Tx } from '@sarn/platform-server';
import { auditTables } from './tables.ts';

export interface CheckRow {
  readonly id: string;
  readonly askedBy: string;
  readonly startedAt: string;
  readonly beatAt: string;
  readonly finishedAt: string | null;
  readonly checked: number;
  readonly total: number;
  readonly fault: AuditFault | null;
  readonly endSeq: number;
  readonly endHash: string;
}

/** Newest first. */
export function listChecks(h: Handle, take: number): Promise<CheckRow[]> {
  return auditTables(h)
    .selectFrom('audit_check')
    .select([
      'id',
      'asked_by as askedBy',
      'started_at as startedAt',
      'beat_at as beatAt',
      'finished_at as finishedAt',
      'checked',
      'total',
      'fault',
      'end_seq as endSeq',
      'end_hash as endHash',
    ])
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .execute();
}

/** Locks, so that only one verification is requested at a time; ends with the transaction. */
export const lockChecks = writeStatement(
  'audit-check.lock',
  [],
  'lock table audit_check in share row exclusive mode',
);

export async function insertCheck(
  tx: Tx,
  check: Pick<CheckRow, 'id' | 'askedBy' | 'startedAt' | 'total'>,
): Promise<void> {
  await auditTables(tx)
    .insertInto('audit_check')
    .values({
      id: check.id,
      asked_by: check.askedBy,
      started_at: check.startedAt,
      beat_at: check.startedAt,
      total: check.total,
    })
    .execute();
}

/** Stores its progress, and that it is still running. */
export async function noteProgress(
  h: Handle,
  id: string,
  checked: number,
  at: string,
): Promise<void> {
  await auditTables(h)
    .updateTable('audit_check')
    .set({ checked, beat_at: at })
    .where('id', '=', id)
    .execute();
}

export async function finishCheck(
  tx: Tx,
  id: string,
  end: Pick<CheckRow, 'checked' | 'fault' | 'endSeq' | 'endHash'> & { readonly at: string },
): Promise<void> {
  const fault = end.fault && JSON.stringify(end.fault);
  await finishSql(tx, id, end.checked, fault, end.endSeq, end.endHash, end.at);
}

const finishSql = writeStatement(
  'audit-check.finish',
  ['uuid', 'int8', 'text?', 'int8', 'text', 'timestamptz'],
  `update audit_check set checked = $2, fault = $3::text::jsonb, end_seq = $4, end_hash = $5,
     finished_at = $6, beat_at = $6, total = greatest(total, $2) where id = $1`,
);

/** The newest verification that came to its end. */
export interface LastFinished {
  readonly finishedAt: string;
  readonly isWhole: boolean;
}

export const findLastFinished = (h: Handle): Promise<LastFinished | undefined> =>
  lastFinishedSql.first(h);

const lastFinishedSql = statement(
  'audit-check.last-finished',
  row<LastFinished>({ finishedAt: 'timestamptz!', isWhole: 'bool' }),
  [],
  `select finished_at "finishedAt", fault is null "isWhole" from audit_check
   where finished_at is not null order by finished_at desc limit 1`,
);
