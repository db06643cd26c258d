import type { Handle, Tx } from '@sarn/platform-server';
import type { ReminderStage } from '../../contract/index.ts';
import type { DueWindow } from './windows.rules.ts';

/** The stages as the agency set them. */
export function listStages(h: Handle): Promise<ReminderStage[]> {
  return h.query<ReminderStage>(
    `select stage, working_days "workingDays", is_on "isOn" from reminder_stage
     order by array_position(array['soon', 'today', 'overdue', 'escalated'], stage)`,
  );
}

export async function updateStages(
  tx: Tx,
  rows: readonly ReminderStage[],
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  for (const { stage, workingDays, isOn } of rows) {
    await tx.query(
      `update reminder_stage set working_days = $2, is_on = $3, changed_by = $4, changed_at = $5
       where stage = $1`,
      [stage, workingDays, isOn, by.personId, by.at],
    );
  }
}

/**
 * Marks the open jobs of a window as reminded of by this stage; who comes second gets none of them.
 *
 * @returns ids of the jobs that were not marked before
 */
export async function claimJobs(
  tx: Tx,
  { stage, from, to }: DueWindow,
  at: { readonly day: string; readonly now: string },
): Promise<string[]> {
  const rows = await tx.query<{ jobId: string }>(
    `insert into job_reminder (job_id, assignee_id, stage, day, reminded_at)
     select id, assignee_id, $1, $2, $3 from document_job
     where state in ('ASSIGNED', 'IN_PROGRESS') and due_date <= $5
       and ($4::date is null or due_date >= $4::date)
     order by id
     on conflict do nothing returning job_id "jobId"`,
    [stage, at.day, at.now, from, to],
  );
  return rows.map((row) => row.jobId);
}

/** @returns false when somebody reminded of the job today already */
export async function claimManual(
  tx: Tx,
  job: { readonly id: string; readonly assigneeId: string },
  by: { readonly personId: string; readonly day: string; readonly now: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into job_reminder (job_id, assignee_id, stage, day, reminded_at, by_id)
     values ($1, $2, 'manual', $3, $4, $5) on conflict do nothing returning 1`,
    [job.id, job.assigneeId, by.day, by.now, by.personId],
  );
  return rows.length > 0;
}

/** What a reminder says of a job. */
export interface RemindedJob {
  readonly id: string;
  readonly state: string;
  readonly assigneeId: string;
  readonly assigneePostId: string | null;
  readonly dueDate: string;
  readonly legId: string;
  readonly unitId: string | null;
  readonly documentId: string;
  readonly title: string;
  readonly speed: string;
  readonly secrecy: string;
  readonly shareRef: string;
}

export function listReminded(h: Handle, ids: readonly string[]): Promise<RemindedJob[]> {
  return h.query<RemindedJob>(
    `select job.id, job.state, job.assignee_id "assigneeId",
            job.assignee_post_id "assigneePostId", job.due_date "dueDate",
            job.leg_id "legId", leg.to_unit_id "unitId", job.document_id "documentId", paper.title,
            paper.speed, paper.secrecy, paper.share_ref "shareRef"
     from document_job job join document_leg leg on leg.id = job.leg_id
     join document paper on paper.id = job.document_id
     where job.id = any ($1::uuid[]) order by job.due_date, job.id`,
    [ids],
  );
}
