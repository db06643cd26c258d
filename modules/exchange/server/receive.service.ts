import { AppError, newId } from '@sarn/kernel';
import type { SignedDelivery, Tx } from '@sarn/platform-server';
import { exchangeMessages, isExchangeMessage, skewMinutes } from '../contract/index.ts';
import type { ExchangeMessage, MessageBody } from '../contract/index.ts';
import type { ExchangeDependencies } from './dependencies.ts';
import { findOwnCode, findPartner, noteDoubt } from './exchange.store.ts';
import type { PartnerRow } from './exchange.store.ts';
import {
  countWaitingBytes,
  findReceived,
  insertReceived,
  keepNonce,
  keepPart,
} from './inbox.store.ts';
import { isSigned } from './keys.ts';
import { pullLater } from './pull-queue.ts';
import {
  hashOf,
  headHeaders,
  minutesBetween,
  receiptText,
  signatureHeader,
  signedText,
} from './signing.rules.ts';
import type { MessageHead } from './signing.rules.ts';

/** Largest number of bytes of files of one partner whose letters have not come yet. */
const mostWaitingBytes = 500 * 1024 * 1024;

/** What the partner gets: the same for every repeat of a message. */
export interface SignedReceipt {
  readonly processId: string;
  readonly processTime: string;
  readonly signature: string;
}

/**
 * Takes a message of a partner: verifies it first, stores it, and answers. Its content is handled
 * later, from the queue.
 *
 * @throws AppError why it is not taken
 */
export async function receive(
  deps: ExchangeDependencies,
  { bytes, header }: SignedDelivery,
): Promise<SignedReceipt> {
  const { db } = deps.platform;
  const key = await deps.ownKey();
  const entries = Object.entries(headHeaders).map(([name, from]) => [name, header(from)]);
  const head = Object.fromEntries(entries) as unknown as MessageHead;
  const partner = await prove(deps, head, bytes, header(signatureHeader));
  const body = readBody(head.message, bytes);
  const { processId, processTime } = await db.transaction((tx) =>
    keep(deps, tx, partner, { head, body, bodyHash: hashOf(bytes) }),
  );
  const signature = key.sign(receiptText(head.id, processId, processTime));
  return { processId, processTime, signature };
}

/** Checks sender, receiver, signature and time, in this order. */
async function prove(
  deps: ExchangeDependencies,
  head: MessageHead,
  bytes: Buffer,
  signature: string,
): Promise<PartnerRow> {
  const { db, clock } = deps.platform;
  const code = await findOwnCode(db);
  if (code === '') throw new AppError('exchange.off');
  const partner = await findPartner(db, { code: decode(head.from) });
  // An agency that is reached by the gateway has no key here, so its signature cannot be checked.
  if (partner?.way !== 'direct') {
    throw new AppError('exchange.unknown-partner', { code: decode(head.from) });
  }
  if (decode(head.to) !== code) throw new AppError('exchange.wrong-receiver');
  if (!isSigned(partner.publicKey, signedText(head, bytes), signature)) {
    // The sender sees the refusal; the administrator here must too: the key may have changed.
    await noteDoubt(db, partner.id, clock.now().toISOString());
    throw new AppError('exchange.bad-signature');
  }
  const here = clock.now();
  if (minutesBetween(here, head.time) > skewMinutes) {
    throw new AppError('exchange.clock-skew', {
      minutes: skewMinutes,
      here: here.toISOString(),
      there: head.time.slice(0, 30),
    });
  }
  return partner;
}

/** Codes may be Thai, which a header cannot hold, so they are URI-encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface Read {
  readonly message: ExchangeMessage;
  readonly body: unknown;
}

/** @throws 'platform.malformed-request' when it is not one of the messages */
function readBody(message: string, bytes: Buffer): Read {
  if (!isExchangeMessage(message)) throw new AppError('platform.malformed-request');
  const read = exchangeMessages[message].safeParse(parse(bytes));
  if (!read.success) throw new AppError('platform.malformed-request');
  return { message, body: read.data };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

async function keep(
  deps: ExchangeDependencies,
  tx: Tx,
  partner: PartnerRow,
  came: { readonly head: MessageHead; readonly body: Read; readonly bodyHash: string },
): Promise<{ processId: string; processTime: string }> {
  const { head, body, bodyHash } = came;
  const at = deps.platform.clock.now().toISOString();
  const isNew = await keepNonce(tx, partner.id, head.nonce, at);
  if (!isNew) throw new AppError('exchange.replayed');
  const known = await findReceived(tx, partner.id, head.id);
  if (known && known.bodyHash !== bodyHash) throw new AppError('exchange.altered');
  if (known) return known;
  if (body.message === 'BinaryObjectPart') {
    await takePart(tx, partner, body.body as MessageBody<'BinaryObjectPart'>, at);
    return { processId: head.id, processTime: at };
  }
  const isDone = body.message === 'ConnectionTest';
  const row = { processId: newId(), partnerId: partner.id, messageId: head.id, ...body };
  await insertReceived(tx, { ...row, bodyHash, processTime: at, isDone });
  if (!isDone) await pullLater(deps, tx, row.processId);
  return { processId: row.processId, processTime: at };
}

async function takePart(
  tx: Tx,
  { id: partnerId }: PartnerRow,
  { SHA256: sha256, Place: place, Content }: MessageBody<'BinaryObjectPart'>,
  at: string,
): Promise<void> {
  const content = Buffer.from(Content, 'base64');
  const waiting = await countWaitingBytes(tx, partnerId);
  if (waiting + content.length > mostWaitingBytes) throw new AppError('exchange.too-much');
  await keepPart(tx, { partnerId, sha256, place, content, at });
}
