import type { Handle, Tx } from '@sarn/platform-server';
import type { Pulled } from './channel.ts';

/** Stores the nonce of a call. @returns false when it was used before */
export async function keepNonce(
  tx: Tx,
  partnerId: string,
  nonce: string,
  at: string,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into exchange_nonce (partner_id, nonce, came_at) values ($1, $2, $3)
     on conflict do nothing returning nonce`,
    [partnerId, nonce, at],
  );
  return rows.length > 0;
}

/** Deletes nonces that are too old to be accepted anyway, and parts whose letter never came. */
export async function sweepOld(
  tx: Tx,
  before: { readonly nonces: string; readonly parts: string },
): Promise<void> {
  await tx.query(`delete from exchange_nonce where came_at < $1`, [before.nonces]);
  await tx.query(`delete from exchange_in_part where came_at < $1`, [before.parts]);
}

export interface InboxRow {
  readonly processId: string;
  readonly partnerId: string;
  readonly messageId: string;
  readonly message: string;
  readonly body: unknown;
  readonly bodyHash: string;
  readonly processTime: string;
}

export async function findReceived(
  h: Handle,
  partnerId: string,
  messageId: string,
): Promise<Pick<InboxRow, 'processId' | 'processTime' | 'bodyHash'> | undefined> {
  const rows = await h.query<InboxRow>(
    `select process_id as "processId", process_time as "processTime", body_hash as "bodyHash"
     from exchange_inbox where partner_id = $1 and message_id = $2`,
    [partnerId, messageId],
  );
  return rows[0];
}

export async function insertReceived(
  tx: Tx,
  row: InboxRow & { readonly isDone: boolean },
): Promise<void> {
  await tx.query(
    `insert into exchange_inbox (process_id, partner_id, message_id, message, body, body_hash,
       process_time, confirmed_at)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $7, case when $8 then $7::timestamptz end)`,
    [
      row.processId,
      row.partnerId,
      row.messageId,
      row.message,
      JSON.stringify(row.body),
      row.bodyHash,
      row.processTime,
      row.isDone,
    ],
  );
}

/** The oldest message that is not confirmed, locked until the transaction ends. */
export async function findOldestForUpdate(tx: Tx): Promise<Pulled | undefined> {
  const rows = await tx.query<Pulled>(
    `select process_id as "processId", message_id as "messageId", partner_id as "partnerId",
       message, body
     from exchange_inbox where confirmed_at is null
     order by process_time, process_id limit 1 for update skip locked`,
  );
  return rows[0];
}

export async function setConfirmed(tx: Tx, processId: string, at: string): Promise<void> {
  await tx.query(`update exchange_inbox set confirmed_at = $2 where process_id = $1`, [
    processId,
    at,
  ]);
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
  await tx.query(
    `insert into exchange_in_part (partner_id, sha256, place, content, came_at)
     values ($1, $2, $3, $4, $5)
     on conflict (partner_id, sha256, place) do update set content = excluded.content,
       came_at = excluded.came_at`,
    [part.partnerId, part.sha256, part.place, Buffer.from(part.content), part.at],
  );
}

/** Bytes of the parts of a partner whose letters have not come. */
export async function countWaitingBytes(h: Handle, partnerId: string): Promise<number> {
  const rows = await h.query<{ all: number }>(
    `select coalesce(sum(length(content)), 0)::bigint as all from exchange_in_part
     where partner_id = $1`,
    [partnerId],
  );
  return rows[0]?.all ?? 0;
}

export async function findPart(
  h: Handle,
  partnerId: string,
  sha256: string,
  place: number,
): Promise<Buffer | undefined> {
  const rows = await h.query<{ content: Buffer }>(
    `select content from exchange_in_part where partner_id = $1 and sha256 = $2 and place = $3`,
    [partnerId, sha256, place],
  );
  return rows[0]?.content;
}

export async function dropParts(
  tx: Tx,
  partnerId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.query(
    `delete from exchange_in_part where partner_id = $1 and sha256 = any ($2::text[])`,
    [partnerId, hashes],
  );
}

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

const letterColumns = `message_id as "messageId", partner_id as "partnerId",
  letter_id as "letterId", letter_date as "letterDate", subject, arrival_id as "arrivalId", state,
  accept_id as "acceptId"`;

export async function insertLetter(tx: Tx, row: LetterRow): Promise<void> {
  await tx.query(
    `insert into exchange_letter (message_id, partner_id, letter_id, letter_date, subject,
       arrival_id, state, accept_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (partner_id, message_id) do nothing`,
    [
      row.messageId,
      row.partnerId,
      row.letterId,
      row.letterDate,
      row.subject,
      row.arrivalId,
      row.state,
      row.acceptId,
    ],
  );
}

/** The letter of a partner under this number and date that was not withdrawn or sent back. */
export async function findLivingLetter(
  h: Handle,
  of: { readonly partnerId: string; readonly letterId: string; readonly letterDate: string },
): Promise<LetterRow | undefined> {
  const rows = await h.query<LetterRow>(
    `select ${letterColumns} from exchange_letter where partner_id = $1 and letter_id = $2
       and letter_date = $3 and state in ('received', 'accepted')`,
    [of.partnerId, of.letterId, of.letterDate],
  );
  return rows[0];
}

export async function findLetterOfArrival(
  h: Handle,
  arrivalId: string,
): Promise<LetterRow | undefined> {
  const rows = await h.query<LetterRow>(
    `select ${letterColumns} from exchange_letter where arrival_id = $1`,
    [arrivalId],
  );
  return rows[0];
}

export async function setLetterState(
  tx: Tx,
  letter: Pick<LetterRow, 'partnerId' | 'messageId'>,
  state: LetterRow['state'],
  acceptId = '',
): Promise<void> {
  await tx.query(
    `update exchange_letter set state = $3, accept_id = $4
     where partner_id = $1 and message_id = $2`,
    [letter.partnerId, letter.messageId, state, acceptId],
  );
}

/** Marks letters that were sent back under a number and date as withdrawn. */
export async function withdrawEnded(
  tx: Tx,
  of: { readonly partnerId: string; readonly letterId: string; readonly letterDate: string },
): Promise<void> {
  await tx.query(
    `update exchange_letter set state = 'withdrawn' where partner_id = $1 and letter_id = $2
       and letter_date = $3 and state in ('rejected', 'invalid')`,
    [of.partnerId, of.letterId, of.letterDate],
  );
}
