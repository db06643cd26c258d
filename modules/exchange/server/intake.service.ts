import { Readable } from 'node:stream';
import type { Arrival } from '@sarn/file/server';
import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { leftOutReasons } from '@sarn/intake/contract';
import type { ArrivalAnswer, LeftOutReason } from '@sarn/intake/contract';
import type { SecrecyClass } from '@sarn/document/contract';
import { usualSpeed } from '@sarn/document-classes/contract';
import { listSpeeds } from '@sarn/document-classes/server';
import { exchangeMessages, secretCodes } from '../contract/index.ts';
import type { BinaryObject, GovernmentDocument, MessageBody } from '../contract/index.ts';
import type { ExchangeChannel, Pulled } from './channel.ts';
import type { ExchangeDependencies } from './dependencies.ts';
import { findPartner } from './exchange.store.ts';
import type { PartnerRow } from './exchange.store.ts';
import {
  dropParts,
  findLetterOfArrival,
  findLivingLetter,
  findPart,
  insertLetter,
  setLetterState,
  withdrawEnded,
} from './inbox.store.ts';
import type { LetterRow } from './inbox.store.ts';
import { findOut } from './outbox.store.ts';
import { hashOf } from './signing.rules.ts';

/** What is wrong with a letter, as a text for its sender. */
class Invalid extends Error {
  override readonly name = 'Invalid';
}

/** Handles one message of the queue and removes it. @returns whether there was one */
export async function takeNext(
  deps: ExchangeDependencies,
  channel: ExchangeChannel,
  tx: Tx,
): Promise<boolean> {
  const pulled = await channel.pull(tx);
  if (!pulled) return false;
  const partner = await findPartner(tx, { id: pulled.partnerId });
  if (partner) await handle(deps, channel, tx, partner, pulled);
  await channel.confirm(tx, pulled.processId);
  return true;
}

async function handle(
  deps: ExchangeDependencies,
  channel: ExchangeChannel,
  tx: Tx,
  partner: PartnerRow,
  pulled: Pulled,
): Promise<void> {
  const { message } = pulled;
  if (message === 'CorrespondenceLetterOutboundRequest') {
    const { GovernmentDocument } = exchangeMessages[message].parse(pulled.body);
    return takeLetter(deps, channel, tx, partner, pulled.messageId, GovernmentDocument);
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

async function takeLetter(
  deps: ExchangeDependencies,
  channel: ExchangeChannel,
  tx: Tx,
  partner: PartnerRow,
  messageId: string,
  document: GovernmentDocument,
): Promise<void> {
  const { ID, CorrespondenceDate, Subject } = document.CorrespondenceLetter;
  const row: LetterRow = {
    ...{ messageId, partnerId: partner.id, letterId: ID, letterDate: CorrespondenceDate },
    ...{ subject: Subject, arrivalId: null, state: 'received', acceptId: '' },
  };
  const living = await findLivingLetter(tx, row);
  if (living) return answerAgain(channel, tx, row, living);
  try {
    const arrivalId = await enter(deps, tx, partner, messageId, document);
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
  messageId: string,
  document: GovernmentDocument,
): Promise<string | null> {
  const letter = document.CorrespondenceLetter;
  const secrecy = classOf<SecrecyClass>(secretCodes, letter.SecretCode);
  if (secrecy !== 'normal' && !partner.takesSecret) {
    throw new Invalid('หน่วยงานผู้รับไม่รับหนังสือที่มีชั้นความลับทางระบบแลกเปลี่ยน');
  }
  const main = letter.MainLetterBinaryObject;
  const objects = [...(main ? [main] : []), ...letter.AttachmentBinaryObject];
  const taken: Arrival[] = [];
  const leftOut: { name: string; reason: LeftOutReason }[] = [];
  try {
    for (const object of objects) {
      const found = await takeObject(deps, tx, partner, object);
      if ('reason' in found) leftOut.push(found);
      else taken.push(found);
    }
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
      leftOut,
      sentAt: Number.isNaN(Date.parse(letter.SendDate)) ? null : letter.SendDate,
    });
    if (arrivalId) await keepFiles(deps, tx, arrivalId, taken, document);
    await dropParts(
      tx,
      partner.id,
      objects.map(({ SHA256 }) => SHA256),
    );
    return arrivalId;
  } finally {
    for (const one of taken) await deps.files.drop(one);
  }
}

async function keepFiles(
  deps: ExchangeDependencies,
  tx: Tx,
  ownerId: string,
  taken: readonly Arrival[],
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

/** One file from its parts; if it is not whole or its hash differs, the letter is invalid. */
async function takeObject(
  deps: ExchangeDependencies,
  tx: Tx,
  partner: PartnerRow,
  { FileName: name, SHA256: sha256, Parts, Size }: BinaryObject,
): Promise<Arrival | { name: string; reason: LeftOutReason }> {
  const parts: Buffer[] = [];
  for (let place = 0; place < Parts; place += 1) {
    const part = await findPart(tx, partner.id, sha256, place);
    if (!part) throw new Invalid(`ไฟล์ ${name} มาไม่ครบ`);
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  if (bytes.length !== Size || hashOf(bytes) !== sha256) {
    throw new Invalid(`ไฟล์ ${name} ไม่ตรงกับที่ผู้ส่งระบุ`);
  }
  try {
    return await deps.files.takeIn(name, Readable.from([bytes]));
  } catch (error) {
    if (!(error instanceof AppError) || !(error.code in leftOutReasons)) throw error;
    return { name, reason: error.code as LeftOutReason };
  }
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
