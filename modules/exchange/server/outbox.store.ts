import type { Handle, Tx } from '@sarn/platform-server';

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

const columns = `id, partner_id as "partnerId", message, body, document_id as "documentId", parts,
  parts_sent as "partsSent", tries, state`;

/** Queues a message; a repeat of the same id changes nothing. */
export async function insertOut(
  tx: Tx,
  row: Pick<OutboxRow, 'id' | 'partnerId' | 'message' | 'documentId'> & {
    readonly body: unknown;
    readonly at: string;
  },
): Promise<void> {
  await tx.query(
    `insert into exchange_outbox (id, partner_id, message, body, document_id, state, created_at)
     values ($1, $2, $3, $4::text::jsonb, $5, 'waiting', $6) on conflict (id) do nothing`,
    [
      row.id,
      row.partnerId,
      row.message,
      row.body === null ? null : JSON.stringify(row.body),
      row.documentId,
      row.at,
    ],
  );
}

export async function findOut(h: Handle, id: string): Promise<OutboxRow | undefined> {
  const rows = await h.query<OutboxRow>(`select ${columns} from exchange_outbox where id = $1`, [
    id,
  ]);
  return rows[0];
}

export async function findOutForUpdate(tx: Tx, id: string): Promise<OutboxRow | undefined> {
  const rows = await tx.query<OutboxRow>(
    `select ${columns} from exchange_outbox where id = $1 for update`,
    [id],
  );
  return rows[0];
}

/** Stores the composed letter: the last message, and how many parts are sent before it. */
export async function setComposed(tx: Tx, id: string, body: unknown, parts: number): Promise<void> {
  await tx.query(`update exchange_outbox set body = $2::text::jsonb, parts = $3 where id = $1`, [
    id,
    JSON.stringify(body),
    parts,
  ]);
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
  await tx.query(
    `insert into exchange_out_part (outbox_id, seq, sha256, place, content)
     values ($1, $2, $3, $4, $5)`,
    [part.outboxId, part.seq, part.sha256, part.place, Buffer.from(part.content)],
  );
}

export async function findOutPart(
  h: Handle,
  outboxId: string,
  seq: number,
): Promise<
  { readonly sha256: string; readonly place: number; readonly content: Buffer } | undefined
> {
  const rows = await h.query<{ sha256: string; place: number; content: Buffer }>(
    `select sha256, place, content from exchange_out_part where outbox_id = $1 and seq = $2`,
    [outboxId, seq],
  );
  return rows[0];
}

/** All parts of a letter, in their order. */
export async function listOutParts(
  h: Handle,
  outboxId: string,
): Promise<{ readonly sha256: string; readonly content: Buffer }[]> {
  return h.query(
    `select sha256, content from exchange_out_part where outbox_id = $1 order by seq`,
    [outboxId],
  );
}

/** Letters sent by the gateway under a number and date: the last sending to each agency. */
export async function findGatewayLetters(
  h: Handle,
  of: { readonly letterId: string; readonly letterDate: string },
): Promise<{ readonly id: string; readonly partnerId: string; readonly code: string }[]> {
  return h.query(
    `select distinct on (sent.partner_id) sent.id, sent.partner_id as "partnerId", partner.code
     from exchange_outbox sent join exchange_partner partner on partner.id = sent.partner_id
     where partner.way = 'gateway' and sent.message = 'CorrespondenceLetterOutboundRequest'
       and sent.body #>> '{GovernmentDocument,CorrespondenceLetter,ID}' = $1
       and sent.body #>> '{GovernmentDocument,CorrespondenceLetter,CorrespondenceDate}' = $2
     order by sent.partner_id, sent.created_at desc`,
    [of.letterId, of.letterDate],
  );
}

export async function notePartSent(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `update exchange_outbox set parts_sent = parts_sent + 1, tries = 0, failure = null
     where id = $1`,
    [id],
  );
}

export async function noteTry(tx: Tx, id: string, failure: string): Promise<void> {
  await tx.query(`update exchange_outbox set tries = tries + 1, failure = $2 where id = $1`, [
    id,
    failure,
  ]);
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
  await tx.query(
    `update exchange_outbox set state = $2, process_id = $3, ended_at = $4 where id = $1`,
    [id, end.state, end.processId, end.at],
  );
  await tx.query(`delete from exchange_out_part where outbox_id = $1`, [id]);
}
