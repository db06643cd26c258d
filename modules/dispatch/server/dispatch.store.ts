import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { SendMethod } from '@sarn/contact/contract';
import { dispatchTables } from './tables.ts';
import { word } from '@sarn/document/server';
import type { TextExtent } from '@sarn/document/server';
import type { DispatchState } from './sending.rules.ts';

/** One attempt to reach an addressee. */
export interface DispatchRow {
  readonly id: string;
  readonly documentId: string;
  readonly recipientId: string;
  readonly attempt: number;
  readonly method: SendMethod;
  readonly address: string;
  readonly reference: string;
  readonly state: DispatchState;
  readonly messageId: string | null;
  readonly reason: string;
  readonly detail: string;
  readonly receiveNumber: string;
  readonly carrierId: string | null;
  readonly bookDay: string | null;
  readonly receiverName: string;
  readonly signature: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly sentAt: string | null;
  readonly endedAt: string | null;
  readonly acknowledgedAt: string | null;
  readonly sendingSince: string | null;
  readonly tries: number;
}

const columns = `id, document_id as "documentId", recipient_id as "recipientId", attempt, method,
  address, reference, state, message_id as "messageId", reason, detail,
  receive_number as "receiveNumber", carrier_id as "carrierId", book_day as "bookDay",
  receiver_name as "receiverName", signature, asked_by as "askedBy", asked_at as "askedAt",
  sent_at as "sentAt", ended_at as "endedAt", acknowledged_at as "acknowledgedAt",
  sending_since as "sendingSince", tries`;

const dispatchRow = row<DispatchRow>({
  id: 'uuid',
  documentId: 'uuid',
  recipientId: 'uuid',
  attempt: 'int4',
  method: 'text',
  address: 'text',
  reference: 'text',
  state: 'text',
  messageId: 'text?',
  reason: 'text',
  detail: 'text',
  receiveNumber: 'text',
  carrierId: 'uuid?',
  bookDay: 'date?',
  receiverName: 'text',
  signature: 'text',
  askedBy: 'uuid',
  askedAt: 'timestamptz',
  sentAt: 'timestamptz?',
  endedAt: 'timestamptz?',
  acknowledgedAt: 'timestamptz?',
  sendingSince: 'timestamptz?',
  tries: 'int4',
});

export type NewDispatch = Pick<
  DispatchRow,
  | 'id'
  | 'documentId'
  | 'recipientId'
  | 'method'
  | 'address'
  | 'reference'
  | 'state'
  | 'carrierId'
  | 'bookDay'
  | 'askedBy'
  | 'askedAt'
  | 'sentAt'
>;

/** Writes the next attempt for an addressee. @returns its number, from 1 */
export async function insertDispatch(tx: Tx, dispatch: NewDispatch): Promise<number> {
  const written = await insertDispatchSql.first(
    tx,
    dispatch.id,
    dispatch.documentId,
    dispatch.recipientId,
    dispatch.method,
    dispatch.address,
    dispatch.reference,
    dispatch.state,
    dispatch.carrierId,
    dispatch.bookDay,
    dispatch.askedBy,
    dispatch.askedAt,
    dispatch.sentAt,
  );
  return written?.attempt ?? 1;
}

const insertDispatchSql = statement(
  'dispatch.insert',
  row<{ attempt: number }>({ attempt: 'int4' }),
  [
    ...(['uuid', 'uuid', 'uuid', 'text', 'text', 'text', 'text'] as const),
    ...(['uuid?', 'date?', 'uuid', 'timestamptz', 'timestamptz?'] as const),
  ],
  `insert into dispatch (id, document_id, recipient_id, attempt, method, address, reference, state,
     carrier_id, book_day, asked_by, asked_at, sent_at)
   select $1, $2, $3, coalesce(max(attempt), 0) + 1, $4, $5, $6, $7, $8, $9, $10, $11, $12
   from dispatch where recipient_id = $3
   returning attempt`,
);

/** All attempts for a letter, oldest first. */
export function listDispatches(h: Handle, documentId: string): Promise<DispatchRow[]> {
  return listDispatchesSql.all(h, documentId);
}

const listDispatchesSql = statement(
  'dispatch.of-document',
  dispatchRow,
  ['uuid'],
  `select ${columns} from dispatch where document_id = $1 order by recipient_id, attempt`,
);

/** By its own id, or by the id that a mail server or the exchange uses for it. */
export function findDispatch(
  h: Handle,
  by: { readonly dispatchId?: string | undefined; readonly messageId?: string | undefined },
): Promise<DispatchRow | undefined> {
  return findDispatchSql.first(h, by.dispatchId ?? null, by.messageId ?? null);
}

const findDispatchSql = statement(
  'dispatch.find',
  dispatchRow,
  ['uuid?', 'text?'],
  `select ${columns} from dispatch where id = $1 or message_id = $2`,
);

/** The last attempt for an addressee; the document is locked before it. */
export function findLastForUpdate(tx: Tx, recipientId: string): Promise<DispatchRow | undefined> {
  return findLastSql.first(tx, recipientId);
}

const findLastSql = statement(
  'dispatch.last-for-update',
  dispatchRow,
  ['uuid'],
  `select ${columns} from dispatch where recipient_id = $1 order by attempt desc limit 1 for update`,
);

export type DispatchChange = Partial<
  Pick<
    DispatchRow,
    | 'state'
    | 'messageId'
    | 'reason'
    | 'detail'
    | 'receiveNumber'
    | 'receiverName'
    | 'signature'
    | 'sentAt'
    | 'endedAt'
    | 'acknowledgedAt'
    | 'sendingSince'
    | 'tries'
  >
>;

export async function updateDispatch(tx: Tx, id: string, change: DispatchChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await dispatchTables(tx)
    .updateTable('dispatch')
    .set({
      state: change.state,
      message_id: change.messageId,
      reason: change.reason,
      detail: change.detail,
      receive_number: change.receiveNumber,
      receiver_name: change.receiverName,
      signature: change.signature,
      sent_at: change.sentAt,
      ended_at: change.endedAt,
      acknowledged_at: change.acknowledgedAt,
      sending_since: change.sendingSince,
      tries: change.tries,
    })
    .where('id', '=', id)
    .execute();
}

/** Ends the sendings that have not left yet: they will not be sent. */
export async function cancelUnsent(tx: Tx, documentId: string, at: string): Promise<void> {
  await dispatchTables(tx)
    .updateTable('dispatch')
    .set({ state: 'CANCELLED', ended_at: at })
    .where('document_id', '=', documentId)
    .where('state', '=', word('QUEUED'))
    .execute();
}

/** Deletes the texts that carriers and receivers gave about the sendings of a document. */
export async function eraseSendingTexts(
  tx: Tx,
  documentId: string,
  extent: TextExtent,
): Promise<void> {
  if (extent === 'content') return;
  await dispatchTables(tx)
    .updateTable('dispatch')
    .set({ detail: '', signature: '' })
    .where('document_id', '=', documentId)
    .execute();
}

/** Whether a channel is talking to the other side at this moment. */
export async function isAnySending(tx: Tx, documentId: string): Promise<boolean> {
  const sending = await dispatchTables(tx)
    .selectFrom('dispatch')
    .select('id')
    .where('document_id', '=', documentId)
    .where('state', '=', word('QUEUED'))
    .where('sending_since', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return sending !== undefined;
}
