import type { Handle, Tx } from '@sarn/platform-server';
import type { JobRow } from './subject.ts';

const columns = `
  id, document_id as "documentId", leg_id as "legId", assignee_id as "assigneeId",
  assignee_post_id as "assigneePostId",
  assigner_id as "assignerId", is_main as "isMain", state, instruction, due_date as "dueDate",
  percent, assigned_at as "assignedAt"`;

export async function insertJob(tx: Tx, job: JobRow): Promise<void> {
  await tx.query(
    `insert into document_job (id, document_id, leg_id, assignee_id, assignee_post_id, assigner_id, is_main,
       state, instruction, due_date, percent, assigned_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      job.id,
      job.documentId,
      job.legId,
      job.assigneeId,
      job.assigneePostId,
      job.assignerId,
      job.isMain,
      job.state,
      job.instruction,
      job.dueDate,
      job.percent,
      job.assignedAt,
    ],
  );
}

/** Jobs of a paper, main assignees first. */
export function listJobs(h: Handle, documentId: string): Promise<JobRow[]> {
  return h.query<JobRow>(
    `select ${columns} from document_job where document_id = $1
     order by assigned_at, is_main desc, id`,
    [documentId],
  );
}

/** Leg of a job of this paper; undefined when the paper has no such job. */
export async function findLegIdOfJob(tx: Tx, documentId: string, jobId: string) {
  const rows = await tx.query<{ legId: string }>(
    `select leg_id as "legId" from document_job where document_id = $1 and id = $2`,
    [documentId, jobId],
  );
  return rows[0]?.legId;
}

/** Jobs of a leg, held until the transaction ends. The leg itself must be held before. */
export function listJobsForUpdate(tx: Tx, legId: string): Promise<JobRow[]> {
  return tx.query<JobRow>(
    `select ${columns} from document_job where leg_id = $1
     order by assigned_at, is_main desc, id for update`,
    [legId],
  );
}

export interface JobChange {
  readonly state?: string;
  readonly percent?: number;
  readonly assigneeId?: string;
  readonly assigneePostId?: string | null;
}

const settable: Record<keyof JobChange, string> = {
  state: 'state',
  percent: 'percent',
  assigneeId: 'assignee_id',
  assigneePostId: 'assignee_post_id',
};

export async function updateJob(tx: Tx, id: string, change: JobChange): Promise<void> {
  const entries = Object.entries(change) as [keyof JobChange, unknown][];
  if (entries.length === 0) return;
  const sets = entries.map(([field], index) => `${settable[field]} = $${index + 2}`);
  await tx.query(`update document_job set ${sets.join(', ')} where id = $1`, [
    id,
    ...entries.map(([, value]) => value),
  ]);
}
