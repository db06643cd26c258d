import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { FlowState } from '../contract/index.ts';
import { documentTables } from './tables.ts';
import type { TransmissionRow } from './subject.ts';

const transmissionRow = row<TransmissionRow>({
  id: 'uuid',
  documentId: 'uuid',
  role: 'text',
  fromUnitId: 'uuid',
  fromPrincipals: 'text[]',
  toUnitId: 'uuid?',
  toPersonId: 'uuid?',
  toPostId: 'uuid?',
  state: 'text',
  note: 'text',
  lastInstruction: 'text',
  dueDate: 'date?',
  studierId: 'uuid?',
  studierPostId: 'uuid?',
  sentAt: 'timestamptz',
  openedAt: 'timestamptz?',
});

const columns = `
  id, document_id as "documentId", role, from_unit_id as "fromUnitId",
  from_principals as "fromPrincipals", to_unit_id as "toUnitId", to_person_id as "toPersonId",
  to_post_id as "toPostId", state,
  note, last_instruction as "lastInstruction", due_date as "dueDate", studier_id as "studierId",
  studier_post_id as "studierPostId",
  sent_at as "sentAt", opened_at as "openedAt"`;

export async function insertTransmission(tx: Tx, transmission: TransmissionRow): Promise<void> {
  await insertSql(
    tx,
    transmission.id,
    transmission.documentId,
    transmission.role,
    transmission.fromUnitId,
    transmission.fromPrincipals,
    transmission.toUnitId,
    transmission.toPersonId,
    transmission.toPostId,
    transmission.state,
    transmission.note,
    transmission.dueDate,
    transmission.sentAt,
  );
}

const insertSql = writeStatement(
  'transmission.insert',
  [
    'uuid',
    'uuid',
    'text',
    'uuid',
    'text[]',
    'uuid?',
    'uuid?',
    'uuid?',
    'text',
    'text',
    'date?',
    'timestamptz',
  ],
  `insert into document_transmission (id, document_id, role, from_unit_id, from_principals, to_unit_id,
     to_person_id, to_post_id, state, note, due_date, sent_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

/** Transmissions of a document, in the order in which they were sent. */
export function listTransmissions(h: Handle, documentId: string): Promise<TransmissionRow[]> {
  return listSql.all(h, documentId);
}

const listSql = statement(
  'transmission.list',
  transmissionRow,
  ['uuid'],
  `select ${columns} from document_transmission where document_id = $1 order by sent_at, id`,
);

/** One transmission of the document, locked until the transaction ends. */
export async function findTransmissionForUpdate(
  tx: Tx,
  documentId: string,
  transmissionId: string,
): Promise<TransmissionRow | undefined> {
  return findForUpdateSql.first(tx, documentId, transmissionId);
}

const findForUpdateSql = statement(
  'transmission.find-for-update',
  transmissionRow,
  ['uuid', 'uuid'],
  `select ${columns} from document_transmission where document_id = $1 and id = $2 for update`,
);

export type Receiver = Pick<TransmissionRow, 'toUnitId' | 'toPersonId' | 'toPostId'>;

/** To whom a recalled sending went; undefined when it was not recalled. */
export async function findRecalledTransmission(
  tx: Tx,
  documentId: string,
  transmissionId: string,
): Promise<Receiver | undefined> {
  return documentTables(tx)
    .selectFrom('document_transmission')
    .select(['to_unit_id as toUnitId', 'to_person_id as toPersonId', 'to_post_id as toPostId'])
    .where('document_id', '=', documentId)
    .where('id', '=', transmissionId)
    .where('state', 'in', ['RECALLED', 'RESENT', 'SETTLED'])
    .executeTakeFirst();
}

export interface TransmissionChange {
  readonly state?: FlowState;
  readonly studierId?: string | null;
  readonly studierPostId?: string | null;
  readonly lastInstruction?: string;
  readonly dueDate?: string | null;
  readonly retention?: string | null;
}

export async function updateTransmission(
  tx: Tx,
  id: string,
  change: TransmissionChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await documentTables(tx)
    .updateTable('document_transmission')
    .set({
      state: change.state,
      studier_id: change.studierId,
      studier_post_id: change.studierPostId,
      last_instruction: change.lastInstruction,
      due_date: change.dueDate,
      retention: change.retention,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Records the first opening by the receiving side; the sending can no longer be recalled then. A
 * sending that has arrived and was not received waits for its receivers alone, and for those who
 * act for them.
 */
export async function markTransmissionsOpened(
  tx: Tx,
  documentId: string,
  principals: readonly string[],
  at: string,
): Promise<void> {
  await openSql(tx, documentId, principals, at);
}

const openSql = writeStatement(
  'transmission.mark-opened',
  ['uuid', 'text[]', 'timestamptz'],
  `update document_transmission set opened_at = $3
   where document_id = $1 and opened_at is null and state in ('SENT', 'DELIVERED')
     and exists (select 1 from queue_item item where item.subject_key = 'transmission:' || document_transmission.id
                 and item.principal = any ($2::text[]))`,
);
