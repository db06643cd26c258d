import { newId } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { ExchangeMessage } from '../../contract/index.ts';
import { noticeMessages } from '../channel.ts';
import type { ExchangeDependencies } from '../dependencies.ts';
import { ensureGatewayPartner, noteGateway } from '../exchange.store.ts';
import { findReceived, insertReceived, keepPart } from '../inbox.store.ts';
import { findGatewayLetters } from '../outbox.store.ts';
import { messageIdOf } from '../message-id.ts';
import { NotTaken } from '../not-taken.ts';
import { pullLater } from '../pull-queue.ts';
import { hashOf } from '../signing.rules.ts';
import type { GatewayClient, GatewayPulled } from './gateway-client.ts';

/** Messages of one run; the next run takes the rest. */
const mostAtOnce = 50;

/**
 * Takes what waits at the gateway into the queue of this installation, each message in a short transaction of its own;
 * none is open while the gateway is asked. A message is confirmed there only after it is stored here: if the process is
 * killed in between, the message comes again and is recognised by its id.
 *
 * @returns why the gateway could not be asked; null when it could
 */
export async function pullGateway(
  deps: ExchangeDependencies,
  client: GatewayClient,
  signal: AbortSignal,
): Promise<NotTaken | null> {
  try {
    let last = '';
    for (let turn = 0; turn < mostAtOnce; turn += 1) {
      signal.throwIfAborted();
      const pulled = await client.pull();
      // A gateway that does not accept a confirmation would give the same message without end.
      if (!pulled || pulled.processId === last) break;
      await keep(deps, client, pulled);
      await client.confirm(pulled.processId);
      last = pulled.processId;
    }
    return null;
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    deps.platform.log.warn({ code: error.code }, 'the gateway could not be asked');
    return error;
  }
}

/** Stores what came of asking the gateway. */
export const notePull = (
  deps: ExchangeDependencies,
  tx: Tx,
  failure: NotTaken | null,
): Promise<void> => noteGateway(tx, failure?.message ?? null, at(deps));

async function keep(
  deps: ExchangeDependencies,
  client: GatewayClient,
  pulled: GatewayPulled,
): Promise<void> {
  const { db, log } = deps.platform;
  if (pulled.kind === 'letter') return db.transaction((tx) => keepLetter(deps, tx, pulled));
  if (pulled.kind !== 'unreadable') return db.transaction((tx) => keepNotice(deps, tx, pulled));
  log.error({ process: pulled.processId }, 'a letter of the gateway is unreadable');
  const { letterId, letterDate, subject } = pulled;
  const notice = { processId: '', letterId, letterDate, subject };
  await client.notify('invalid', { ...notice, reason: 'ข้อมูลของหนังสือไม่ครบถ้วนตามมาตรฐาน' });
}

async function keepLetter(
  deps: ExchangeDependencies,
  tx: Tx,
  { processId, document, bytes }: Extract<GatewayPulled, { kind: 'letter' }>,
): Promise<void> {
  const { DepartmentOrganization } = document.CorrespondenceLetter.SenderParty;
  const { ID: code, Name: name } = DepartmentOrganization;
  const partner = await ensureGatewayPartner(
    tx,
    { id: newId(), code, name: name || code },
    at(deps),
  );
  const partnerId = partner.id;
  for (const [sha256, content] of bytes) {
    await keepPart(tx, { partnerId, sha256, place: 0, content, at: at(deps) });
  }
  await enqueue(deps, tx, {
    ...{ partnerId, messageId: messageIdOfProcess(processId) },
    message: 'CorrespondenceLetterOutboundRequest',
    body: { GovernmentDocument: document },
  });
}

/**
 * A notice names its letter by number and date alone. Where it went to several agencies and more
 * than one has not answered, the sender of the notice is unknown: it is logged and changes nothing.
 */
async function keepNotice(
  deps: ExchangeDependencies,
  tx: Tx,
  pulled: Exclude<GatewayPulled, { kind: 'letter' | 'unreadable' }>,
): Promise<void> {
  const { letterId, letterDate, senderCode } = pulled;
  const found = await findGatewayLetters(tx, { letterId, letterDate });
  const named = senderCode ? found.filter(({ code }) => code === senderCode) : found;
  const [letter, another] = named;
  if (!letter || another) {
    const log = { process: pulled.processId, letters: named.length };
    deps.platform.log.warn(log, 'a notice of the gateway belongs to no single letter');
    return;
  }
  await enqueue(deps, tx, {
    ...{ partnerId: letter.partnerId, messageId: messageIdOfProcess(pulled.processId) },
    message: noticeMessages[pulled.kind],
    body: {
      LetterProcessID: letter.id,
      LetterID: letterId,
      CorrespondenceDate: letterDate,
      Subject: pulled.subject,
      ...(pulled.kind === 'accepted' ? { AcceptID: pulled.acceptId } : {}),
      Reason: pulled.reason,
    },
  });
}

const at = (deps: ExchangeDependencies): string => deps.platform.clock.now().toISOString();

async function enqueue(
  deps: ExchangeDependencies,
  tx: Tx,
  came: { partnerId: string; messageId: string; message: ExchangeMessage; body: unknown },
): Promise<void> {
  if (await findReceived(tx, came.partnerId, came.messageId)) return;
  const processId = newId();
  const bodyHash = hashOf(Buffer.from(JSON.stringify(came.body)));
  await insertReceived(tx, { ...came, processId, bodyHash, processTime: at(deps), isDone: false });
  await pullLater(deps, tx, processId);
}

const messageIdOfProcess = (processId: string): string => messageIdOf(`gateway ${processId}`);
