import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { FlowState } from '../contract/index.ts';
import { documentTables } from './tables.ts';
import type { AssignmentRow } from './subject.ts';

const assignmentRow = row<AssignmentRow>({
  id: 'uuid',
  documentId: 'uuid',
  transmissionId: 'uuid',
  assigneeId: 'uuid',
  assigneePostId: 'uuid?',
  assignerId: 'uuid',
  isMain: 'bool',
  state: 'text',
  instruction: 'text',
  dueDate: 'date?',
  percent: 'int4',
  assignedAt: 'timestamptz',
  jobType: 'text?',
});

const columns = `
  id, document_id as "documentId", transmission_id as "transmissionId", assignee_id as "assigneeId",
  assignee_post_id as "assigneePostId",
  assigner_id as "assignerId", is_main as "isMain", state, instruction, due_date as "dueDate",
  percent, assigned_at as "assignedAt", job_type as "jobType"`;

export async function insertAssignment(tx: Tx, assignment: AssignmentRow): Promise<void> {
  await insertSql(
    tx,
    assignment.id,
    assignment.documentId,
    assignment.transmissionId,
    assignment.assigneeId,
    assignment.assigneePostId,
    assignment.assignerId,
    assignment.isMain,
    assignment.state,
    assignment.instruction,
    assignment.dueDate,
    assignment.percent,
    assignment.assignedAt,
    assignment.jobType,
  );
}

const insertSql = writeStatement(
  'assignment.insert',
  [
    'uuid',
    'uuid',
    'uuid',
    'uuid',
    'uuid?',
    'uuid',
    'bool',
    'text',
    'text',
    'date?',
    'int4',
    'timestamptz',
    'text?',
  ],
  `insert into document_assignment (id, document_id, transmission_id, assignee_id, assignee_post_id, assigner_id, is_main,
     state, instruction, due_date, percent, assigned_at, job_type)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);

/** Assignments of a document, main assignees first. */
export function listAssignments(h: Handle, documentId: string): Promise<AssignmentRow[]> {
  return listSql.all(h, documentId);
}

const listSql = statement(
  'assignment.list',
  assignmentRow,
  ['uuid'],
  `select ${columns} from document_assignment where document_id = $1
   order by assigned_at, is_main desc, id`,
);

/**
 * Transmission of an assignment of this document; undefined when the document has no such
 * assignment.
 */
export async function findTransmissionIdOfAssignment(
  tx: Tx,
  documentId: string,
  assignmentId: string,
) {
  return (await transmissionOfAssignmentSql.first(tx, documentId, assignmentId))?.transmissionId;
}

const transmissionOfAssignmentSql = statement(
  'assignment.find-transmission',
  row<{ transmissionId: string }>({ transmissionId: 'uuid' }),
  ['uuid', 'uuid'],
  'select transmission_id as "transmissionId" from document_assignment where document_id = $1 and id = $2',
);

/**
 * Assignments of a transmission, locked until the transaction ends. The transmission itself must be
 * locked before.
 */
export function listAssignmentsForUpdate(tx: Tx, transmissionId: string): Promise<AssignmentRow[]> {
  return listForUpdateSql.all(tx, transmissionId);
}

const listForUpdateSql = statement(
  'assignment.list-for-update',
  assignmentRow,
  ['uuid'],
  `select ${columns} from document_assignment where transmission_id = $1
   order by assigned_at, is_main desc, id for update`,
);

export interface AssignmentChange {
  readonly state?: FlowState;
  readonly percent?: number;
  readonly assigneeId?: string;
  readonly assigneePostId?: string | null;
}

export async function updateAssignment(
  tx: Tx,
  id: string,
  change: AssignmentChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await documentTables(tx)
    .updateTable('document_assignment')
    .set({
      state: change.state,
      percent: change.percent,
      assignee_id: change.assigneeId,
      assignee_post_id: change.assigneePostId,
    })
    .where('id', '=', id)
    .execute();
}
