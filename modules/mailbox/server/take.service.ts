import type { Readable } from 'node:stream';
import type { Arrival } from '@sarn/file/server';
import type { Tx } from '@sarn/platform-server';
import type { ArrivalWarning, DeliveredLetter } from '@sarn/intake/contract';
import { acknowledge } from './answer.service.ts';
import type { MailboxDependencies } from './dependencies.ts';
import type { MailboxSettings } from './mailbox.settings.ts';
import { mailLimits } from './mailbox.settings.ts';
import { insertMessage, isKnownMail } from './mailbox.store.ts';
import type { MessageRow } from './mailbox.store.ts';
import { proposeFrom } from '@sarn/intake/server';
import { beginningOf, dropAll, readMail, unreadMail } from './read-mail.ts';
import type { ReadMail } from './read-mail.ts';
import { readReport } from './report.rules.ts';
import { isAutomatic, judgeSender } from './sender.rules.ts';
import type { SenderFacts } from './sender.rules.ts';

/** One mail of the mailbox, before it is read. */
export interface FoundMail {
  readonly mailbox: string;
  readonly uidValidity: number;
  readonly uid: number;
  /** Size as the server reports it; the source may be cut at the limit. */
  readonly bytes: number;
  readonly source: Readable;
  /** Reading it failed several times: only its original is taken. */
  readonly isBare: boolean;
}

/**
 * Takes one mail: its original and its files go to disk first, then all rows are written
 * in one transaction. If the process is killed before the commit, the mail is taken again from the
 * beginning; after it, its number and its Message-ID are known.
 */
export async function takeMail(deps: MailboxDependencies, found: FoundMail): Promise<void> {
  const { files } = deps;
  const original = await files.takeOriginal('จดหมายต้นฉบับ.eml', 'message/rfc822', found.source);
  try {
    const isCut = found.bytes > mailLimits.maxBytes;
    const { path } = original.arrived;
    const mail = found.isBare ? unreadMail() : await readMail(path, files, isCut);
    const beginning = await beginningOf(path, mailLimits.maxReportBytes);
    await keepOrDrop(deps, found, { original, mail, beginning, isCut });
  } finally {
    // Kept bytes are in their place by now; bytes that still wait are not needed.
    await files.drop(original);
  }
}

interface Taken {
  readonly original: Arrival;
  readonly mail: ReadMail;
  readonly beginning: string;
  readonly isCut: boolean;
}

async function keepOrDrop(
  deps: MailboxDependencies,
  found: FoundMail,
  taken: Taken,
): Promise<void> {
  try {
    await deps.platform.db.transaction((tx) => keep(deps, tx, found, taken));
  } finally {
    await dropAll(deps.files, taken.mail.files);
  }
}

async function keep(
  deps: MailboxDependencies,
  tx: Tx,
  found: FoundMail,
  taken: Taken,
): Promise<void> {
  const { settings } = deps;
  if (settings === null) return;
  const { mail, original, beginning } = taken;
  const messageId = /<[^<>\s\p{Cc}]+>/u.exec(mail.headers['message-id']?.[0] ?? '')?.[0] ?? '';
  const messageKey = messageId || `sha256:${original.arrived.sha256}`;
  const row = {
    mailbox: found.mailbox,
    uidValidity: found.uidValidity,
    uid: found.uid,
    messageKey,
    arrivalId: null,
    answerTo: '',
    inReplyTo: messageId,
    takenAt: deps.platform.clock.now().toISOString(),
  };
  if (await isKnownMail(tx, messageKey)) {
    await insertMessage(tx, { ...row, kind: 'repeat' });
    return;
  }
  const report = readReport(beginning);
  if (report) {
    if (await insertMessage(tx, { ...row, kind: 'report' })) await deps.reported(tx, report);
    return;
  }
  await keepLetter(deps, tx, settings, row, taken);
}

async function keepLetter(
  deps: MailboxDependencies,
  tx: Tx,
  settings: MailboxSettings,
  row: Omit<MessageRow, 'kind'>,
  taken: Taken,
): Promise<void> {
  const { mail, original } = taken;
  const facts = judgeSender(mail.headers, mail.sender, settings);
  const isMachine = isAutomatic(mail.headers, mail.sender.address);
  const letter = letterOf(row.messageKey, taken, facts, isMachine);
  const arrivalId = await deps.bring(tx, letter);
  if (arrivalId === null) {
    await insertMessage(tx, { ...row, kind: 'repeat' });
    return;
  }
  const mayAnswer =
    !isMachine &&
    facts.trust !== 'doubtful' &&
    mail.sender.address.includes('@') &&
    mail.sender.address.toLowerCase() !== settings.address.toLowerCase();
  const place = { ...row, answerTo: mayAnswer ? mail.sender.address : '' };
  if (!(await insertMessage(tx, { ...place, kind: 'letter', arrivalId }))) {
    // Another process was faster: its arrival counts, and this transaction is rolled back.
    throw new Error('the mail was taken by another process');
  }
  const owner = { ownerKind: deps.ownerKind, ownerId: arrivalId };
  for (const file of mail.files) await deps.files.keepFor(tx, file, { ...owner, role: 'main' });
  await deps.files.keepFor(tx, original, { ...owner, role: 'original' });
  await acknowledge(deps, tx, place, { title: letter.title, leftOut: letter.leftOut });
}

function letterOf(
  sourceKey: string,
  { mail, isCut }: Taken,
  facts: SenderFacts,
  isMachine: boolean,
): DeliveredLetter {
  const documents = mail.files.map(({ pdf }) => pdf?.text ?? '');
  const proposed = proposeFrom([mail.subject, mail.text, ...documents]);
  const warnings: ArrivalWarning[] = [...facts.warnings];
  if (isCut) warnings.push('truncated');
  if (!mail.isWhole) warnings.push('unreadable');
  if (isMachine) warnings.push('automatic');
  return {
    source: 'mailbox',
    sourceKey,
    senderName: mail.sender.name,
    senderAddress: mail.sender.address,
    trust: facts.trust,
    letterNo: proposed.letterNo,
    letterDate: proposed.letterDate,
    addressee: '',
    title: proposed.title || withoutMarks(mail.subject) || '(ไม่มีเรื่อง)',
    speed: 'normal',
    secrecy: 'normal',
    body: mail.text,
    warnings,
    leftOut: mail.leftOut,
    sentAt: mail.sentAt,
  };
}

/** The subject without the prefixes of mail programs, and without the word เรื่อง. */
const withoutMarks = (subject: string): string =>
  subject
    .replace(/^(?:\s*(?:re|fw|fwd|ตอบกลับ|ส่งต่อ)\s*:)+/i, '')
    .replace(/^\s*เรื่อง\s*:?\s+/, '')
    .trim();
