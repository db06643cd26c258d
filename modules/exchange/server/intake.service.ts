import { Readable } from 'node:stream';
import type { Tx } from '@sarn/platform-server';
import type { ArrivalAnswer } from '@sarn/intake/contract';
import type { SecrecyClass } from '@sarn/document/contract';
import { usualSpeed } from '@sarn/document-classes/contract';
import { listSpeeds } from '@sarn/document-classes/server';
import { exchangeMessages, secretCodes } from '../contract/index.ts';
import type { GovernmentDocument, MessageBody } from '../contract/index.ts';
import type { ExchangeChannel, Pulled } from './channel.ts';
import type { ExchangeDependencies } from './dependencies.ts';
import { findPartner } from './exchange.store.ts';
import type { PartnerRow } from './exchange.store.ts';
import {
  dropParts,
  findLetterOfArrival,
  findLivingLetter,
  insertLetter,
  setLetterState,
  withdrawEnded,
} from './inbox.store.ts';
import type { LetterRow } from './inbox.store.ts';
import { Invalid, objectsOf } from './letter-files.ts';
import type { LetterFiles } from './letter-files.ts';
import { findOut } from './outbox.store.ts';

/** A message of the queue, and the files of its letter. */
export interface MessageWithFiles {
  readonly pulled: Pulled;
  readonly files: LetterFiles;
}

/**
 * Handles one message of the queue and removes it.
 *
 * @returns false where another process has done so meanwhile
 */
export async function takeMessage(
  deps: ExchangeDependencies,
  channel: ExchangeChannel,
  tx: Tx,
  given: MessageWithFiles,
): Promise<boolean> {
  const { processId, partnerId } = given.pulled;
  if (!(await channel.pull(tx, processId))) return false;
  const partner = await findPartner(tx, { id: partnerId });
  if (partner) await handle(deps, channel, tx, partner, given);
  await channel.confirm(tx, processId);
  return true;
}

async function handle(
  deps: ExchangeDependencies,
  channel: ExchangeChannel,
  tx: Tx,
  partner: PartnerRow,
  { pulled, files }: MessageWithFiles,
): Promise<void> {
  const { message } = pulled;
  if (message === 'CorrespondenceLetterOutboundRequest') {
    const { GovernmentDocument } = exchangeMessages[message].parse(pulled.body);
    const letter = { messageId: pulled.messageId, document: GovernmentDocument, files };
    return takeLetter(deps, channel, tx, partner, letter);
  }
  if (message === 'DeleteGovernmentDocumentRequest') {
    const { LetterID, CorrespondenceDate } = exchangeMessages[message].parse(pulled.body);
    const of = { partnerId: partner.id, letterId: LetterID, letterDate: CorrespondenceDate };
    return withdrawEnded(tx, of);
  }
  await takeNotice(deps, tx, partner, pulled);
}

/** Notices are accepted only from the partner to which the letter was sent. */
async function takeNotice(
  deps: ExchangeDependencies,
  tx: Tx,
  partner: PartnerRow,
  { message, body }: Pulled,
): Promise<void> {
  const told = body as Partial<MessageBody<'AcceptLetterNotifier'>> & { readonly Reason?: string };
  const sent = await findOut(tx, told.LetterProcessID ?? '');
  if (sent?.partnerId !== partner.id || !sent.documentId) return;
  const of = { dispatchId: sent.id };
  const detail = told.Reason ?? '';
  if (message === 'ReceiveLetterNotifier') {
    await deps.recordResult(tx, { ...of, outcome: 'delivered' });
  } else if (message === 'AcceptLetterNotifier') {
    const receiveNumber = told.AcceptID ?? '';
    await deps.recordResult(tx, { ...of, outcome: 'accepted', receiveNumber });
  } else if (message === 'RejectLetterNotifier') {
    await deps.recordResult(tx, { ...of, outcome: 'rejected', reason: 'refused', detail });
  } else if (message === 'InvalidLetterNotifier') {
    await deps.recordResult(tx, { ...of, outcome: 'bounced', reason: 'other', detail });
  }
}

interface CameLetter {
  readonly messageId: string;
  readonly document: GovernmentDocument;
  readonly files: LetterFiles;
}

async function takeLetter(
  deps: ExchangeDependencies,
  channel: ExchangeChannel,
  tx: Tx,
  partner: PartnerRow,
  letter: CameLetter,
): Promise<void> {
  const { messageId, document } = letter;
  const { ID, CorrespondenceDate, Subject } = document.CorrespondenceLetter;
  const row: LetterRow = {
    ...{ messageId, partnerId: partner.id, letterId: ID, letterDate: CorrespondenceDate },
    ...{ subject: Subject, arrivalId: null, state: 'received', acceptId: '' },
  };
  const living = await findLivingLetter(tx, row);
  if (living) return answerAgain(channel, tx, row, living);
  try {
    const arrivalId = await enter(deps, tx, partner, letter);
    await insertLetter(tx, { ...row, arrivalId });
    await channel.notify(tx, partner.id, 'received', noticeOf(row));
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    await insertLetter(tx, { ...row, state: 'invalid' });
    const notice = { ...noticeOf(row), reason: error.message };
    await channel.notify(tx, partner.id, 'invalid', notice);
  }
}

const noticeOf = (row: LetterRow) => ({
  processId: row.messageId,
  letterId: row.letterId,
  letterDate: row.letterDate,
  subject: row.subject,
});

/** A letter sent again is not taken twice: its sender gets the state of the first. */
function answerAgain(
  channel: ExchangeChannel,
  tx: Tx,
  row: LetterRow,
  living: LetterRow,
): Promise<void> {
  const { acceptId } = living;
  if (acceptId === '') return channel.notify(tx, row.partnerId, 'received', noticeOf(row));
  return channel.notify(tx, row.partnerId, 'accepted', { ...noticeOf(row), acceptId });
}

const classOf = <C extends string>(codes: Readonly<Record<C, string>>, code: string): C =>
  (Object.entries(codes).find(([, known]) => known === code)?.[0] ?? 'normal') as C;

/** The speed class of a code: of several, the first in the order of the agency. */
async function speedOfCode(tx: Tx, code: string): Promise<string> {
  const speeds = await listSpeeds(tx);
  return speeds.find(({ exchangeCode }) => exchangeCode === code)?.code ?? usualSpeed;
}

/** Puts the letter into the queue of arrivals, with its files and its original message. */
async function enter(
  deps: ExchangeDependencies,
  tx: Tx,
  partner: PartnerRow,
  { messageId, document, files }: CameLetter,
): Promise<string | null> {
  const letter = document.CorrespondenceLetter;
  const secrecy = classOf<SecrecyClass>(secretCodes, letter.SecretCode);
  if (secrecy !== 'normal' && !partner.takesSecret) {
    throw new Invalid('หน่วยงานผู้รับไม่รับหนังสือที่มีชั้นความลับทางระบบแลกเปลี่ยน');
  }
  if (files.invalid) throw files.invalid;
  const arrivalId = await deps.bring(tx, {
    source: 'exchange',
    sourceKey: `${partner.id} ${messageId}`,
    senderName: letter.SenderParty.DepartmentOrganization.Name || partner.name,
    senderAddress: partner.code,
    trust: 'proven',
    letterNo: letter.ID,
    letterDate: letter.CorrespondenceDate,
    addressee: letter.ReceiverParty.JobTitle,
    title: letter.Subject,
    speed: await speedOfCode(tx, letter.SpeedCode),
    secrecy,
    body: letter.Description,
    warnings: [],
    leftOut: files.leftOut,
    sentAt: Number.isNaN(Date.parse(letter.SendDate)) ? null : letter.SendDate,
  });
  if (arrivalId) await keepFiles(deps, tx, arrivalId, files, document);
  const hashes = objectsOf(letter).map(({ SHA256 }) => SHA256);
  await dropParts(tx, partner.id, hashes);
  return arrivalId;
}

async function keepFiles(
  deps: ExchangeDependencies,
  tx: Tx,
  ownerId: string,
  { taken }: LetterFiles,
  document: GovernmentDocument,
): Promise<void> {
  const owner = { ownerKind: deps.ownerKind, ownerId };
  for (const one of taken) await deps.files.keepFor(tx, one, { ...owner, role: 'main' });
  const bytes = Buffer.from(JSON.stringify(document, null, 2));
  const original = await deps.files.takeOriginal(
    'หนังสือต้นฉบับ.json',
    'application/json',
    Readable.from([bytes]),
  );
  await deps.files.keepFor(tx, original, { ...owner, role: 'original' });
}

/** Tells the partner what the registrar decided about its letter. */
export async function answerDecision(
  channel: ExchangeChannel,
  tx: Tx,
  { arrivalId, outcome, receiveNo, reason }: ArrivalAnswer,
): Promise<void> {
  const row = await findLetterOfArrival(tx, arrivalId);
  if (!row) return;
  if (outcome === 'registered') {
    await setLetterState(tx, row, 'accepted', receiveNo);
    await channel.notify(tx, row.partnerId, 'accepted', { ...noticeOf(row), acceptId: receiveNo });
    return;
  }
  await setLetterState(tx, row, 'rejected');
  await channel.notify(tx, row.partnerId, 'rejected', { ...noticeOf(row), reason });
}
