import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { reminderStageCodes } from '../../contract/index.ts';
import type { ReminderStage, ReminderStageCode } from '../../contract/index.ts';
import { assignmentTables } from '../tables.ts';
import { among } from '@sarn/document/server';
import type { DueWindow } from './windows.rules.ts';

/** The stages as the agency set them. */
export function listReminderStages(h: Handle): Promise<ReminderStage[]> {
  return listReminderStagesSql.all(h);
}

const listReminderStagesSql = statement(
  'reminder.stages',
  row<ReminderStage>({ stage: 'text', workingDays: 'int4', minutes: 'int4', isOn: 'bool' }),
  [],
  `select stage, working_days "workingDays", minutes, is_on "isOn" from reminder_stage
   order by array_position(array['${reminderStageCodes.join("', '")}'], stage)`,
);

export async function updateReminderStages(
  tx: Tx,
  rows: readonly ReminderStage[],
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  for (const { stage, workingDays, minutes, isOn } of rows) {
    await assignmentTables(tx)
      .updateTable('reminder_stage')
      .set({ working_days: workingDays, minutes, is_on: isOn })
      .set({ changed_by: by.personId, changed_at: by.at })
      .where('stage', '=', stage)
      .execute();
  }
}

/**
 * Marks the open assignments of a window as reminded by this stage; a second run gets none of them.
 *
 * @returns ids of the assignments that were not marked before
 */
export async function claimJobs(
  tx: Tx,
  { stage, from, to }: DueWindow,
  at: { readonly day: string; readonly now: string },
): Promise<string[]> {
  const rows = await claimJobsSql.all(tx, stage, at.day, at.now, from, to);
  return rows.map((found) => found.assignmentId);
}

const claimJobsSql = statement(
  'reminder.claim-assignments',
  row<{ assignmentId: string }>({ assignmentId: 'uuid' }),
  ['text', 'date', 'timestamptz', 'date?', 'date'],
  `insert into assignment_reminder (assignment_id, assignee_id, stage, day, reminded_at)
   select id, assignee_id, $1, $2, $3 from document_assignment
   where state in ('ASSIGNED', 'IN_PROGRESS') and due_date <= $5
     and ($4::date is null or due_date >= $4::date)
   order by id
   on conflict do nothing returning assignment_id "assignmentId"`,
);

/**
 * Marks the open assignments whose time of day comes within these minutes (`timed`) or has come today
 * (`passed`) as reminded; a second run gets none of them.
 *
 * @param at.moment Bangkok day and time, `2026-11-26 10:30`
 * @returns ids of the assignments that were not marked before
 */
export async function claimTimed(
  tx: Tx,
  stage: Extract<ReminderStageCode, 'timed' | 'passed'>,
  minutes: number,
  at: { readonly moment: string; readonly now: string },
): Promise<string[]> {
  const rows = await claimTimedSql.all(tx, stage, at.moment, at.now, minutes);
  return rows.map((found) => found.assignmentId);
}

const claimTimedSql = statement(
  'reminder.claim-timed',
  row<{ assignmentId: string }>({ assignmentId: 'uuid' }),
  ['text', 'text', 'timestamptz', 'int4'],
  `insert into assignment_reminder (assignment_id, assignee_id, stage, day, reminded_at)
   select assignment.id, assignment.assignee_id, $1, assignment.due_date, $3
   from document_assignment assignment
   join document on document.id = assignment.document_id and document.due_date = assignment.due_date
   cross join lateral (select assignment.due_date + document.due_time::time as at) due
   where assignment.state in ('ASSIGNED', 'IN_PROGRESS') and document.due_time <> ''
     -- Until the next day, for what is due soon after midnight.
     and assignment.due_date between $2::text::timestamp::date and $2::text::timestamp::date + 1
     and case when $1 = 'passed' then due.at <= $2::text::timestamp
         else due.at > $2::text::timestamp and due.at <= $2::text::timestamp + make_interval(mins => $4) end
   order by assignment.id
   on conflict do nothing returning assignment_id "assignmentId"`,
);

/** @returns false when somebody reminded of the assignment today already */
export async function claimManual(
  tx: Tx,
  assignment: { readonly id: string; readonly assigneeId: string },
  by: { readonly personId: string; readonly day: string; readonly now: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await assignmentTables(tx)
    .insertInto('assignment_reminder')
    .values({
      assignment_id: assignment.id,
      assignee_id: assignment.assigneeId,
      stage: 'manual',
      day: by.day,
      reminded_at: by.now,
      by_id: by.personId,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What a reminder says of an assignment. */
export interface RemindedAssignment {
  readonly id: string;
  readonly state: string;
  readonly assigneeId: string;
  readonly assigneePostId: string | null;
  readonly dueDate: string | null;
  /** Of the document: the time belongs to its day alone. */
  readonly documentDue: string | null;
  readonly documentTime: string;
  readonly transmissionId: string;
  readonly unitId: string | null;
  readonly documentId: string;
  readonly title: string;
  readonly speed: string;
  readonly secrecy: string;
  readonly shareRef: string;
}

export function listReminded(h: Handle, ids: readonly string[]): Promise<RemindedAssignment[]> {
  return assignmentTables(h)
    .selectFrom('document_assignment as assignment')
    .innerJoin(
      'document_transmission as transmission',
      'transmission.id',
      'assignment.transmission_id',
    )
    .innerJoin('document', 'document.id', 'assignment.document_id')
    .select(['assignment.id', 'assignment.state', 'assignment.assignee_id as assigneeId'])
    .select(['assignment.assignee_post_id as assigneePostId', 'assignment.due_date as dueDate'])
    .select([
      'assignment.transmission_id as transmissionId',
      'transmission.to_unit_id as unitId',
      'assignment.document_id as documentId',
    ])
    .select([
      'document.title',
      'document.speed',
      'document.secrecy',
      'document.share_ref as shareRef',
      'document.due_date as documentDue',
      'document.due_time as documentTime',
    ])
    .where('assignment.id', '=', among(ids))
    .orderBy('assignment.due_date')
    .orderBy('assignment.id')
    .execute();
}
