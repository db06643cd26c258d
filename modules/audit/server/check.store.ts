import type { AuditFault, Handle, Tx } from '@sarn/platform-server';

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

const columns = `id, asked_by as "askedBy", started_at as "startedAt", beat_at as "beatAt",
  finished_at as "finishedAt", checked, total, fault, end_seq as "endSeq", end_hash as "endHash"`;

/** Newest first. */
export function listChecks(h: Handle, take: number): Promise<CheckRow[]> {
  return h.query<CheckRow>(
    `select ${columns} from audit_check order by started_at desc, id desc limit $1`,
    [take],
  );
}

/** Locks, so that only one verification is requested at a time; ends with the transaction. */
export async function lockChecks(tx: Tx): Promise<void> {
  await tx.query('lock table audit_check in share row exclusive mode');
}

export async function insertCheck(
  tx: Tx,
  check: Pick<CheckRow, 'id' | 'askedBy' | 'startedAt' | 'total'>,
): Promise<void> {
  await tx.query(
    `insert into audit_check (id, asked_by, started_at, beat_at, total) values ($1, $2, $3, $3, $4)`,
    [check.id, check.askedBy, check.startedAt, check.total],
  );
}

/** Stores its progress, and that it is still running. */
export async function noteProgress(
  h: Handle,
  id: string,
  checked: number,
  at: string,
): Promise<void> {
  await h.query('update audit_check set checked = $2, beat_at = $3 where id = $1', [
    id,
    checked,
    at,
  ]);
}

export async function finishCheck(
  tx: Tx,
  id: string,
  end: Pick<CheckRow, 'checked' | 'fault' | 'endSeq' | 'endHash'> & { readonly at: string },
): Promise<void> {
  await tx.query(
    `update audit_check set checked = $2, fault = $3::text::jsonb, end_seq = $4, end_hash = $5,
       finished_at = $6, beat_at = $6, total = greatest(total, $2) where id = $1`,
    [id, end.checked, end.fault && JSON.stringify(end.fault), end.endSeq, end.endHash, end.at],
  );
}
