import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { exchangeTables } from './tables.ts';

export interface OutboxRow {
  readonly id: string;
  readonly partnerId: string;
  readonly message: string;
  readonly body: unknown;
  readonly documentId: string | null;
  readonly parts: number;
  readonly partsSent: number;
  readonly tries: number;
  readonly state: 'waiting' | 'done' | 'failed';
}

const messages = (h: Handle) =>
  exchangeTables(h)
    .selectFrom('exchange_outbox')
    .select([
      'id',
      'partner_id as partnerId',
      'message',
      'body',
      'document_id as documentId',
      'parts',
      'parts_sent as partsSent',
      'tries',
      'state',
    ]);

/** Queues a message; a repeat of the same id changes nothing. */
export async function insertOut(
  tx: Tx,
  out: Pick<OutboxRow, 'id' | 'partnerId' | 'message' | 'documentId'> & {
    readonly body: unknown;
    readonly at: string;
  },
): Promise<void> {
  await exchangeTables(tx)
    .insertInto('exchange_outbox')
    .values({
      id: out.id,
      partner_id: out.partnerId,
      message: out.message,
      body: out.body === null ? null : JSON.stringify(out.body),
      document_id: out.documentId,
      state: 'waiting',
      created_at: out.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function findOut(h: Handle, id: string): Promise<OutboxRow | undefined> {
  return messages(h).where('id', '=', id).executeTakeFirst();
}

export function findOutForUpdate(tx: Tx, id: string): Promise<OutboxRow | undefined> {
  return messages(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores the composed letter: the last message, and how many parts are sent before it. */
export async function setComposed(tx: Tx, id: string, body: unknown, parts: number): Promise<void> {
  await exchangeTables(tx)
    .updateTable('exchange_outbox')
    .set({ body: JSON.stringify(body), parts })
    .where('id', '=', id)
    .execute();
}

export async function insertOutPart(
  tx: Tx,
  part: {
    readonly outboxId: string;
    readonly seq: number;
    readonly sha256: string;
    readonly place: number;
    readonly content: Uint8Array;
  },
): Promise<void> {
  const { outboxId, seq, sha256, place, content } = part;
  await exchangeTables(tx)
    .insertInto('exchange_out_part')
    .values({ outbox_id: outboxId, seq, sha256, place, content: Buffer.from(content) })
    .execute();
}

/** A part of a file that is sent before its letter. */
export interface OutPart {
  readonly sha256: string;
  readonly place: number;
  readonly content: Buffer;
}

export function findOutPart(
  h: Handle,
  outboxId: string,
  seq: number,
): Promise<OutPart | undefined> {
  return exchangeTables(h)
    .selectFrom('exchange_out_part')
    .select(['sha256', 'place', 'content'])
    .where('outbox_id', '=', outboxId)
    .where('seq', '=', seq)
    .executeTakeFirst();
}

/** All parts of a letter, in their order. */
export function listOutParts(
  h: Handle,
  outboxId: string,
): Promise<{ readonly sha256: string; readonly content: Buffer }[]> {
  return exchangeTables(h)
    .selectFrom('exchange_out_part')
    .select(['sha256', 'content'])
    .where('outbox_id', '=', outboxId)
    .orderBy('seq')
    .execute();
}

/** A letter that was sent by the gateway, and the agency it was sent to. */
export interface GatewayLetter {
  readonly id: string;
  readonly partnerId: string;
  readonly code: string;
}

/** Letters sent by the gateway under a number and date: the last sending to each agency. */
export function findGatewayLetters(
  h: Handle,
  of: { readonly letterId: string; readonly letterDate: string },
): Promise<GatewayLetter[]> {
  return gatewayLettersSql.all(h, of.letterId, of.letterDate);
}

const gatewayLettersSql = statement(
  'exchange-outbox.gateway-letters',
  row<GatewayLetter>({ id: 'uuid', partnerId: 'uuid', code: 'text' }),
  ['text', 'text'],
  `select distinct on (sent.partner_id) sent.id, sent.partner_id as "partnerId", partner.code
   from exchange_outbox sent join exchange_partner partner on partner.id = sent.partner_id
   where partner.way = 'gateway' and sent.message = 'CorrespondenceLetterOutboundRequest'
     and sent.body #>> '{GovernmentDocument,CorrespondenceLetter,ID}' = $1
     and sent.body #>> '{GovernmentDocument,CorrespondenceLetter,CorrespondenceDate}' = $2
   order by sent.partner_id, sent.created_at desc`,
);

export async function notePartSent(tx: Tx, id: string): Promise<void> {
  await exchangeTables(tx)
    .updateTable('exchange_outbox')
    .set((is) => ({ parts_sent: is('parts_sent', '+', 1), tries: 0, failure: null }))
    .where('id', '=', id)
    .execute();
}

export async function noteTry(tx: Tx, id: string, failure: string): Promise<void> {
  await exchangeTables(tx)
    .updateTable('exchange_outbox')
    .set((is) => ({ tries: is('tries', '+', 1), failure }))
    .where('id', '=', id)
    .execute();
}

/** Ends the sending; its parts are not needed any more. */
export async function endOut(
  tx: Tx,
  id: string,
  end: {
    readonly state: 'done' | 'failed';
    readonly processId: string | null;
    readonly at: string;
  },
): Promise<void> {
  const tables = exchangeTables(tx);
  await tables
    .updateTable('exchange_outbox')
    .set({ state: end.state, process_id: end.processId, ended_at: end.at })
    .where('id', '=', id)
    .execute();
  await tables.deleteFrom('exchange_out_part').where('outbox_id', '=', id).execute();
}
