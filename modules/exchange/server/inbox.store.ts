import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ExchangeMessage } from '../contract/index.ts';
import type { Pulled } from './channel.ts';
import { exchangeTables } from './tables.ts';

/** Stores the nonce of a call. @returns false when it was used before */
export async function keepNonce(
  tx: Tx,
  partnerId: string,
  nonce: string,
  at: string,
): Promise<boolean> {
  const kept = await exchangeTables(tx)
    .insertInto('exchange_nonce')
    .values({ partner_id: partnerId, nonce, came_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

/** Deletes nonces that are too old to be accepted anyway, and parts whose letter never came. */
export async function sweepOld(
  tx: Tx,
  before: { readonly nonces: string; readonly parts: string },
): Promise<void> {
  const tables = exchangeTables(tx);
  await tables.deleteFrom('exchange_nonce').where('came_at', '<', before.nonces).execute();
  await tables.deleteFrom('exchange_in_part').where('came_at', '<', before.parts).execute();
}

export interface InboxRow {
  readonly processId: string;
  readonly partnerId: string;
  readonly messageId: string;
  readonly message: ExchangeMessage;
  readonly body: unknown;
  readonly bodyHash: string;
  readonly processTime: string;
}

export function findReceived(
  h: Handle,
  partnerId: string,
  messageId: string,
): Promise<Pick<InboxRow, 'processId' | 'processTime' | 'bodyHash'> | undefined> {
  return exchangeTables(h)
    .selectFrom('exchange_inbox')
    .select(['process_id as processId', 'process_time as processTime', 'body_hash as bodyHash'])
    .where('partner_id', '=', partnerId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

export async function insertReceived(
  tx: Tx,
  received: InboxRow & { readonly isDone: boolean },
): Promise<void> {
  await exchangeTables(tx)
    .insertInto('exchange_inbox')
    .values({
      process_id: received.processId,
      partner_id: received.partnerId,
      message_id: received.messageId,
      message: received.message,
      body: JSON.stringify(received.body),
      body_hash: received.bodyHash,
      process_time: received.processTime,
      confirmed_at: received.isDone ? received.processTime : null,
    })
    .execute();
}

/** The oldest message that is not confirmed, or a certain one where it is not; locked until the transaction ends. */
export function findWaitingForUpdate(tx: Tx, processId?: string): Promise<Pulled | undefined> {
  const waiting = exchangeTables(tx)
    .selectFrom('exchange_inbox')
    .select([
      'process_id as processId',
      'message_id as messageId',
      'partner_id as partnerId',
      'message',
      'body',
    ])
    .where('confirmed_at', 'is', null)
    .orderBy('process_time')
    .orderBy('process_id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return (
    processId === undefined ? waiting : waiting.where('process_id', '=', processId)
  ).executeTakeFirst();
}

export async function setConfirmed(tx: Tx, processId: string, at: string): Promise<void> {
  await exchangeTables(tx)
    .updateTable('exchange_inbox')
    .set({ confirmed_at: at })
    .where('process_id', '=', processId)
    .execute();
}

export async function keepPart(
  tx: Tx,
  part: {
    readonly partnerId: string;
    readonly sha256: string;
    readonly place: number;
    readonly content: Uint8Array;
    readonly at: string;
  },
): Promise<void> {
  const { partnerId, sha256, place } = part;
  await keepPartSql(tx, partnerId, sha256, place, Buffer.from(part.content), part.at);
}

// `excluded`, so that the bytes are sent once.
const keepPartSql = writeStatement(
  'exchange-in-part.keep',
  ['uuid', 'text', 'int4', 'bytea', 'timestamptz'],
  `insert into exchange_in_part (partner_id, sha256, place, content, came_at)
   values ($1, $2, $3, $4, $5)
   on conflict (partner_id, sha256, place) do update set content = excluded.content,
     came_at = excluded.came_at`,
);

/** Bytes of the parts of a partner whose letters have not come. */
export async function countWaitingBytes(h: Handle, partnerId: string): Promise<number> {
  return (await waitingBytesSql.first(h, partnerId))?.all ?? 0;
}

const waitingBytesSql = statement(
  'exchange-in-part.waiting-bytes',
  row<{ all: number }>({ all: 'int8' }),
  ['uuid'],
  `select coalesce(sum(length(content)), 0)::bigint as all from exchange_in_part
   where partner_id = $1`,
);

export async function findPart(
  h: Handle,
  partnerId: string,
  sha256: string,
  place: number,
): Promise<Buffer | undefined> {
  const part = await exchangeTables(h)
    .selectFrom('exchange_in_part')
    .select('content')
    .where('partner_id', '=', partnerId)
    .where('sha256', '=', sha256)
    .where('place', '=', place)
    .executeTakeFirst();
  return part?.content;
}

export async function dropParts(
  tx: Tx,
  partnerId: string,
  hashes: readonly string[],
): Promise<void> {
  await dropPartsSql(tx, partnerId, hashes);
}

const dropPartsSql = writeStatement(
  'exchange-in-part.drop',
  ['uuid', 'text[]'],
  'delete from exchange_in_part where partner_id = $1 and sha256 = any ($2::text[])',
);

export interface LetterRow {
  readonly messageId: string;
  readonly partnerId: string;
  readonly letterId: string;
  readonly letterDate: string;
  readonly subject: string;
  readonly arrivalId: string | null;
  readonly state: 'received' | 'accepted' | 'rejected' | 'invalid' | 'withdrawn';
  readonly acceptId: string;
}

const letters = (h: Handle) =>
  exchangeTables(h)
    .selectFrom('exchange_letter')
    .select([
      'message_id as messageId',
      'partner_id as partnerId',
      'letter_id as letterId',
      'letter_date as letterDate',
      'subject',
      'arrival_id as arrivalId',
      'state',
      'accept_id as acceptId',
    ]);

export async function insertLetter(tx: Tx, letter: LetterRow): Promise<void> {
  await exchangeTables(tx)
    .insertInto('exchange_letter')
    .values({
      message_id: letter.messageId,
      partner_id: letter.partnerId,
      letter_id: letter.letterId,
      letter_date: letter.letterDate,
      subject: letter.subject,
      arrival_id: letter.arrivalId,
      state: letter.state,
      accept_id: letter.acceptId,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'message_id']).doNothing())
    .execute();
}

/** A letter as its sender names it. */
export interface LetterKey {
  readonly partnerId: string;
  readonly letterId: string;
  readonly letterDate: string;
}

/** The letter of a partner under this number and date that was not withdrawn or sent back. */
export function findLivingLetter(h: Handle, of: LetterKey): Promise<LetterRow | undefined> {
  return letters(h)
    .where('partner_id', '=', of.partnerId)
    .where('letter_id', '=', of.letterId)
    .where('letter_date', '=', of.letterDate)
    .where('state', 'in', ['received', 'accepted'])
    .executeTakeFirst();
}

export function findLetterOfArrival(h: Handle, arrivalId: string): Promise<LetterRow | undefined> {
  return letters(h).where('arrival_id', '=', arrivalId).executeTakeFirst();
}

export async function setLetterState(
  tx: Tx,
  letter: Pick<LetterRow, 'partnerId' | 'messageId'>,
  state: LetterRow['state'],
  acceptId = '',
): Promise<void> {
  await exchangeTables(tx)
    .updateTable('exchange_letter')
    .set({ state, accept_id: acceptId })
    .where('partner_id', '=', letter.partnerId)
    .where('message_id', '=', letter.messageId)
    .execute();
}

/** Marks letters that were sent back under a number and date as withdrawn. */
export async function withdrawEnded(tx: Tx, of: LetterKey): Promise<void> {
  await exchangeTables(tx)
    .updateTable('exchange_letter')
    .set({ state: 'withdrawn' })
    .where('partner_id', '=', of.partnerId)
    .where('letter_id', '=', of.letterId)
    .where('letter_date', '=', of.letterDate)
    .where('state', 'in', ['rejected', 'invalid'])
    .execute();
}
