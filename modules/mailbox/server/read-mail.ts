import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Arrival, FileService } from '@sarn/file/server';
import { AppError, cleanText } from '@sarn/kernel';
import type { LeftOutReason } from '@sarn/intake/contract';
import { leftOutReasons } from '@sarn/intake/contract';
import type { AttachmentStream, HeaderLines, MailParser, MessageText } from 'mailparser';
import { mailLimits } from './mailbox.settings.ts';
import type { MailHeaders, MailSender } from './sender.rules.ts';

/** A mail as it was read; files that were refused are named, and none of them stays on disk. */
export interface ReadMail {
  readonly headers: MailHeaders;
  readonly sender: MailSender;
  readonly subject: string;
  readonly sentAt: string | null;
  readonly text: string;
  readonly files: readonly Arrival[];
  readonly leftOut: readonly { readonly name: string; readonly reason: LeftOutReason }[];
  /** False where the mail could not be parsed, so that only its original is complete. */
  readonly isWhole: boolean;
}

type Files = Pick<FileService, 'takeIn' | 'drop'>;

/** Characters of each PDF from which number and subject of the letter are proposed. */
const beginningRead = 3000;

interface Draft {
  headers: MailHeaders;
  sender: MailSender;
  subject: string;
  sentAt: string | null;
  text: string;
  files: Arrival[];
  leftOut: { name: string; reason: LeftOutReason }[];
}

const emptyDraft = (): Draft => ({
  headers: {},
  sender: { name: '', address: '' },
  subject: '',
  sentAt: null,
  text: '',
  files: [],
  leftOut: [],
});

/** A mail that cannot be read at all. */
export const unreadMail = (): ReadMail => ({ ...emptyDraft(), isWhole: false });

interface Reading {
  readonly draft: Draft;
  readonly files: Files;
  /** The file that is being written to the store. */
  copy: PassThrough | null;
  /** The file read last, if it was taken. */
  last: Arrival | null;
  isBroken: boolean;
}

/** The mail ended in the middle of a file. */
class CutOff extends Error {}

/**
 * Reads a mail from disk as a stream and passes its files to the file store: neither a large
 * mail nor a large file is ever in memory.
 *
 * @param isCut the mail was larger than allowed, and its end is missing
 */
export async function readMail(path: string, files: Files, isCut: boolean): Promise<ReadMail> {
  const draft = emptyDraft();
  const { MailParser } = await import('mailparser');
  const parser = new MailParser({
    maxHtmlLengthToParse: 2_000_000,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  const reading: Reading = { draft, files, copy: null, last: null, isBroken: false };
  let work = Promise.resolve();
  readHead(parser, draft);
  parser.on('data', (part: AttachmentStream | MessageText) => {
    if (part.type === 'text') {
      draft.text = typeof part.text === 'string' ? part.text : '';
      return;
    }
    work = work.then(() => takeFile(part, reading)).catch(failed.reject);
  });
  const source = createReadStream(path);
  source.once('error', failed.reject);
  // Only failures of the store are thrown; what the parser cannot read is the mail's fault.
  const over = new Promise<void>((resolve) => {
    parser.once('end', resolve);
    parser.once('error', () => {
      reading.isBroken = true;
      reading.copy?.destroy(new CutOff());
      resolve();
    });
  });
  source.pipe(parser);
  try {
    await Promise.race([over, failed.promise]);
    await Promise.race([work, failed.promise]);
  } catch (error) {
    source.destroy();
    await dropAll(files, draft.files);
    throw error;
  }
  const isWhole = !reading.isBroken;
  if (isCut) await dropLast(reading);
  return { ...draft, text: cleanText(draft.text).slice(0, mailLimits.maxText), isWhole };
}

export async function dropAll(files: Files, taken: readonly Arrival[]): Promise<void> {
  for (const one of taken) await files.drop(one);
}

function readHead(parser: MailParser, draft: Draft): void {
  parser.on('headerLines', (lines: HeaderLines) => {
    const headers: Record<string, string[]> = {};
    for (const { key, line } of lines) {
      const value = line.slice(line.indexOf(':') + 1).replaceAll(/\r?\n[ \t]+/g, ' ');
      (headers[key] ??= []).push(value.trim());
    }
    draft.headers = headers;
  });
  parser.on('headers', (headers) => {
    const from = headers.get('from') as
      | { value?: { name?: string; address?: string }[] }
      | undefined;
    const [first] = from?.value ?? [];
    const line = (text: string) => cleanText(text).replaceAll(/\s+/g, ' ').trim();
    draft.sender = {
      name: line(first?.name ?? '').slice(0, 300),
      address: line(first?.address ?? '').slice(0, 200),
    };
    const subject = headers.get('subject');
    draft.subject = typeof subject === 'string' ? line(subject).slice(0, 1000) : '';
    const date = headers.get('date');
    const isDate = date instanceof Date && Number.isFinite(date.getTime());
    draft.sentAt = isDate ? date.toISOString() : null;
  });
}

/** Takes one file; if the store refuses it, its bytes are still read so that the parser goes on. */
async function takeFile(part: AttachmentStream, reading: Reading): Promise<void> {
  const { draft, files } = reading;
  reading.last = null;
  const source = part.content as Readable;
  const name = cleanText(part.filename ?? nameless(part.contentType)).slice(0, 200);
  try {
    if (isDecoration(part)) return;
    if (draft.files.length >= mailLimits.maxFiles) {
      draft.leftOut.push({ name, reason: 'too-many' });
      return;
    }
    // A copy of the stream, which can be aborted without aborting its source.
    reading.copy = source.pipe(new PassThrough());
    reading.copy.on('error', () => undefined);
    if (reading.isBroken) reading.copy.destroy(new CutOff());
    reading.last = await files.takeIn(name, reading.copy, beginningRead);
    draft.files.push(reading.last);
  } catch (error) {
    draft.leftOut.push({ name, reason: reasonOf(error) });
  } finally {
    source.unpipe();
    source.resume();
    if (!source.readableEnded && !reading.isBroken) await finished(source, { writable: false });
    part.release();
  }
}

function reasonOf(error: unknown): LeftOutReason {
  if (error instanceof CutOff) return 'cut-off';
  if (error instanceof AppError && error.code in leftOutReasons) return error.code as LeftOutReason;
  throw error;
}

/** Whether it is a picture shown only in the HTML (a signature, a letterhead), or a report. */
function isDecoration({ related, contentType, filename }: AttachmentStream): boolean {
  return (
    (related === true && contentType.startsWith('image/')) ||
    (filename === undefined && /^message\/|^text\/rfc822-headers/.test(contentType))
  );
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'text/plain': '.txt',
};
const nameless = (contentType: string): string => `ไฟล์แนบ${extensions[contentType] ?? ''}`;

/** Removes the file at which the mail was cut off: it is not whole. */
async function dropLast({ draft, files, last }: Reading): Promise<void> {
  if (!last) return;
  draft.files = draft.files.filter((file) => file !== last);
  await files.drop(last);
  draft.leftOut.push({ name: last.name, reason: 'cut-off' });
}

/** The first bytes of a mail on disk, as text. */
export async function beginningOf(path: string, bytes: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}
