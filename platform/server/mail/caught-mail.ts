import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { toLetter, toTrackedLetter } from './mail-letter.ts';
import type { MailTransports } from './mail-queue.ts';
import type { MailMessage } from './mail.ts';

/** A message that was caught instead of sent. */
export interface CaughtMail {
  /** Same for every repeat of the message. */
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** When it was caught. */
  readonly at: string;
}

const folderOf = (dataDir: string): string => join(dataDir, 'mail');

/**
 * Writes each message as an .eml file, and the fields that the developer's page shows beside it.
 * The name comes from the key, so a repeat overwrites its own file.
 */
export function catchMail(dataDir: string, from: string): MailTransports {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = folderOf(dataDir);
  const keep = async (message: MailMessage, letter: SendMailOptions): Promise<void> => {
    const { to, subject, text, key } = message;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const composed = await composer.sendMail(letter);
    const name = createHash('sha256').update(key).digest('hex').slice(0, 24);
    const facts = { to, subject, text };
    await writeWhole(join(folder, `${name}.eml`), composed.message as Buffer);
    await writeWhole(join(folder, `${name}.json`), JSON.stringify(facts));
  };
  return {
    deliver: (message) => keep(message, toLetter(message, from)),
    deliverTracked: (message) => keep(message, toTrackedLetter(message)),
  };
}

/** Renames a complete file, so that a reader never sees a part of it. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Caught messages, newest first. */
export async function listCaughtMail(dataDir: string): Promise<CaughtMail[]> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(names.map((name) => readCaught(folder, name)));
  return mails.toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

async function readCaught(folder: string, file: string): Promise<CaughtMail> {
  const path = join(folder, file);
  const [content, facts] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
  const { to, subject, text } = JSON.parse(content) as Omit<CaughtMail, 'name' | 'at'>;
  return { name: file.replace('.json', ''), to, subject, text, at: facts.mtime.toISOString() };
}
