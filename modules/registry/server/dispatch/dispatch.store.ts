import type { Handle, Tx } from '@sarn/platform-server';
import type { OutsideState, SendMethod } from '../../contract/index.ts';

/** One attempt to reach an addressee. */
export interface DispatchRow {
  readonly id: string;
  readonly documentId: string;
  readonly recipientId: string;
  readonly attempt: number;
  readonly method: SendMethod;
  readonly address: string;
  readonly reference: string;
  readonly state: OutsideState;
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

/** Writes the next attempt for an addressee. @returns which one it is, from 1 */
export async function insertDispatch(tx: Tx, row: NewDispatch): Promise<number> {
  const rows = await tx.query<{ attempt: number }>(
    `insert into dispatch (id, document_id, recipient_id, attempt, method, address, reference, state,
       carrier_id, book_day, asked_by, asked_at, sent_at)
     select $1, $2, $3, coalesce(max(attempt), 0) + 1, $4, $5, $6, $7, $8, $9, $10, $11, $12
     from dispatch where recipient_id = $3
     returning attempt`,
    [
      row.id,
      row.documentId,
      row.recipientId,
      row.method,
      row.address,
      row.reference,
      row.state,
      row.carrierId,
      row.bookDay,
      row.askedBy,
      row.askedAt,
      row.sentAt,
    ],
  );
  return rows[0]?.attempt ?? 1;
}

/** All attempts for a letter, oldest first. */
export function listDispatches(h: Handle, documentId: string): Promise<DispatchRow[]> {
  return h.query<DispatchRow>(
    `select ${columns} from dispatch where document_id = $1 order by recipient_id, attempt`,
    [documentId],
  );
}

/** By its own id, or by the name under which a mail server or the exchange speaks of it. */
export async function findDispatch(
  h: Handle,
  by: { readonly dispatchId?: string | undefined; readonly messageId?: string | undefined },
): Promise<DispatchRow | undefined> {
  const rows = await h.query<DispatchRow>(
    `select ${columns} from dispatch where id = $1 or message_id = $2`,
    [by.dispatchId ?? null, by.messageId ?? null],
  );
  return rows[0];
}

/** The last attempt for an addressee; the paper is held before it. */
export async function findLastForUpdate(
  tx: Tx,
  recipientId: string,
): Promise<DispatchRow | undefined> {
  const rows = await tx.query<DispatchRow>(
    `select ${columns} from dispatch where recipient_id = $1 order by attempt desc limit 1 for update`,
    [recipientId],
  );
  return rows[0];
}

const settable = {
  state: 'state',
  messageId: 'message_id',
  reason: 'reason',
  detail: 'detail',
  receiveNumber: 'receive_number',
  receiverName: 'receiver_name',
  signature: 'signature',
  sentAt: 'sent_at',
  endedAt: 'ended_at',
  acknowledgedAt: 'acknowledged_at',
  sendingSince: 'sending_since',
  tries: 'tries',
} as const;

export type DispatchChange = Partial<Pick<DispatchRow, keyof typeof settable>>;

export async function updateDispatch(tx: Tx, id: string, change: DispatchChange): Promise<void> {
  const fields = Object.keys(change) as (keyof typeof settable)[];
  if (fields.length === 0) return;
  const sets = fields.map((field, place) => `${settable[field]} = $${place + 2}`);
  await tx.query(`update dispatch set ${sets.join(', ')} where id = $1`, [
    id,
    ...fields.map((field) => change[field]),
  ]);
}

/** Ends what has not left yet: it goes to nobody any more. */
export async function cancelUnsent(tx: Tx, documentId: string, at: string): Promise<void> {
  await tx.query(
    `update dispatch set state = 'CANCELLED', ended_at = $2
     where document_id = $1 and state = 'QUEUED'`,
    [documentId, at],
  );
  await tx.query(
    `update letter_recipient set state = 'CANCELLED'
     where document_id = $1 and state in ('WAITING', 'QUEUED', 'BOUNCED', 'RETURNED')`,
    [documentId],
  );
}

/** Whether a channel is speaking to the other side at this moment. */
export async function isAnySending(tx: Tx, documentId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from dispatch
     where document_id = $1 and state = 'QUEUED' and sending_since is not null limit 1`,
    [documentId],
  );
  return rows.length > 0;
}
