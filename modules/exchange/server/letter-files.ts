import { Readable } from 'node:stream';
import type { Arrival } from '@sarn/file/server';
import { AppError } from '@sarn/kernel';
import { leftOutReasons } from '@sarn/intake/contract';
import type { LeftOutReason } from '@sarn/intake/contract';
import { exchangeMessages } from '../contract/index.ts';
import type { BinaryObject, GovernmentDocument } from '../contract/index.ts';
import type { Pulled } from './channel.ts';
import type { ExchangeDependencies } from './dependencies.ts';
import { findPart } from './inbox.store.ts';
import { hashOf } from './signing.rules.ts';

/** What is wrong with a letter, as a text for its sender. */
export class Invalid extends Error {
  override readonly name = 'Invalid';
}

/** A file that is not kept with the letter, and why. */
interface LeftOut {
  readonly name: string;
  readonly reason: LeftOutReason;
}

/** The files of one letter, checked as uploads are. */
export interface LetterFiles {
  readonly taken: readonly Arrival[];
  readonly leftOut: readonly LeftOut[];
  /** Where its files are not those that the sender named: nothing was taken. */
  readonly invalid: Invalid | null;
}

export const objectsOf = (
  letter: GovernmentDocument['CorrespondenceLetter'],
): readonly BinaryObject[] => {
  const main = letter.MainLetterBinaryObject;
  return [...(main ? [main] : []), ...letter.AttachmentBinaryObject];
};

/**
 * Puts together and checks the files of a message, while no transaction is open: a scanner for viruses and the reader of
 * PDF take their time. Whoever asked keeps what arrived, and drops it with `dropFiles`.
 *
 * @throws AppError where a file cannot be checked now; what was taken is dropped
 */
export async function takeFiles(
  deps: ExchangeDependencies,
  { message, body, partnerId }: Pulled,
): Promise<LetterFiles> {
  const taken: Arrival[] = [];
  const leftOut: LeftOut[] = [];
  if (message !== 'CorrespondenceLetterOutboundRequest') return { taken, leftOut, invalid: null };
  const { GovernmentDocument } = exchangeMessages[message].parse(body);
  try {
    for (const object of objectsOf(GovernmentDocument.CorrespondenceLetter)) {
      const found = await takeObject(deps, partnerId, object);
      if ('reason' in found) leftOut.push(found);
      else taken.push(found);
    }
  } catch (error) {
    await dropFiles(deps, { taken });
    if (error instanceof Invalid) return { taken: [], leftOut: [], invalid: error };
    throw error;
  }
  return { taken, leftOut, invalid: null };
}

/** Deletes what arrived and was not kept; of what was kept nothing is left to delete. */
export async function dropFiles(
  deps: ExchangeDependencies,
  { taken }: Pick<LetterFiles, 'taken'>,
): Promise<void> {
  for (const one of taken) await deps.files.drop(one);
}

/** One file from its parts. @throws Invalid where it is not whole or its hash differs */
async function takeObject(
  { platform, files }: ExchangeDependencies,
  partnerId: string,
  { FileName: name, SHA256: sha256, Parts, Size }: BinaryObject,
): Promise<Arrival | LeftOut> {
  const parts: Buffer[] = [];
  for (let place = 0; place < Parts; place += 1) {
    const part = await findPart(platform.db, partnerId, sha256, place);
    if (!part) throw new Invalid(`ไฟล์ ${name} มาไม่ครบ`);
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  if (bytes.length !== Size || hashOf(bytes) !== sha256) {
    throw new Invalid(`ไฟล์ ${name} ไม่ตรงกับที่ผู้ส่งระบุ`);
  }
  try {
    return await files.takeIn(name, Readable.from([bytes]));
  } catch (error) {
    if (!(error instanceof AppError) || !(error.code in leftOutReasons)) throw error;
    return { name, reason: error.code as LeftOutReason };
  }
}
