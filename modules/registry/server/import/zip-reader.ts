import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** A file in a zip, as the directory at its end describes it. */
export interface ZipEntry {
  /** Its path, with slashes. */
  readonly name: string;
  /** Unpacked, as the directory claims. */
  readonly bytes: number;
  readonly packedBytes: number;
  readonly method: number;
  readonly offset: number;
  readonly isEncrypted: boolean;
}

/** Why a zip is not opened. */
export type ZipFault = 'broken' | 'bomb' | 'protected';

export class ZipError extends Error {
  override readonly name = 'ZipError';
  readonly fault: ZipFault;

  constructor(fault: ZipFault) {
    super(`the zip is refused: ${fault}`);
    this.fault = fault;
  }
}

const signs = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, file: 0x02014b50 };
const localSign = 0x04034b50;
const endBytes = 22;
const mostComment = 65_535;
const utf8Flag = 0x0800;
const encryptedFlag = 0x0001;
const stored = 0;
const deflated = 8;

/**
 * The directory of a zip. Only what it lists is ever unpacked, and no further than it claims.
 *
 * @throws ZipError
 */
export async function readZipDirectory(path: string, mostEntries: number): Promise<ZipEntry[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { count, offset, length } = await findDirectory(file, size);
    if (count > mostEntries) throw new ZipError('bomb');
    if (offset + length > size) throw new ZipError('broken');
    return entriesOf(await readAt(file, offset, length), count);
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  if (at < 0 || length < 0) throw new ZipError('broken');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new ZipError('broken');
  return buffer;
}

interface Directory {
  readonly count: number;
  readonly offset: number;
  readonly length: number;
}

async function findDirectory(file: FileHandle, size: number): Promise<Directory> {
  const tailLength = Math.min(size, endBytes + mostComment);
  const tail = await readAt(file, size - tailLength, tailLength);
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== signs.end) continue;
    const told = {
      count: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    };
    const isLarge = told.count === 0xffff || told.offset === 0xffffffff;
    return isLarge ? findLargeDirectory(file, tail, at, told) : told;
  }
  throw new ZipError('broken');
}

/** Zips of 4 GB or 65,535 files and more say it in a record of its own. */
async function findLargeDirectory(
  file: FileHandle,
  tail: Buffer,
  end: number,
  told: Directory,
): Promise<Directory> {
  const locator = end - 20;
  if (locator < 0 || tail.readUInt32LE(locator) !== signs.locator64) return told;
  const record = await readAt(file, Number(tail.readBigUInt64LE(locator + 8)), 56);
  if (record.readUInt32LE(0) !== signs.end64) throw new ZipError('broken');
  return {
    count: Number(record.readBigUInt64LE(32)),
    length: Number(record.readBigUInt64LE(40)),
    offset: Number(record.readBigUInt64LE(48)),
  };
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== signs.file) {
      throw new ZipError('broken');
    }
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const flags = directory.readUInt16LE(at + 8);
    const nameBytes = directory.subarray(at + 46, at + 46 + nameLength);
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const large = largeSizes(extra);
    const size = (place: number): number => {
      const value = directory.readUInt32LE(at + place);
      return value === 0xffffffff ? Number(large.shift() ?? -1n) : value;
    };
    const bytes = size(24);
    const packedBytes = size(20);
    const entry = {
      name: nameOf(nameBytes, (flags & utf8Flag) !== 0),
      ...{ bytes, packedBytes, offset: size(42) },
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (flags & encryptedFlag) !== 0,
    };
    if (entry.bytes < 0 || entry.packedBytes < 0 || entry.offset < 0) throw new ZipError('broken');
    if (!entry.name.endsWith('/')) entries.push(entry);
    at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Sizes too great for their field, in the order in which the fields need them. */
function largeSizes(extra: Buffer): bigint[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1 && at + 4 + length <= extra.length) {
      return Array.from({ length: Math.floor(length / 8) }, (_, index) =>
        extra.readBigUInt64LE(at + 4 + index * 8),
      );
    }
    at += 4 + length;
  }
  return [];
}

/** Windows in Thailand writes names in its code page and does not say so. */
function nameOf(bytes: Buffer, isUtf8: boolean): string {
  if (isUtf8) return slashed(bytes.toString('utf8'));
  try {
    return slashed(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Not UTF-8: the only way in which the decoder says so.
    return slashed(new TextDecoder('windows-874').decode(bytes));
  }
}

const slashed = (name: string): string => name.replaceAll('\\', '/');

/**
 * The bytes of one file of a zip; the stream fails with ZipError when there are more than the
 * directory claims, or when they cannot be unpacked.
 */
export async function openZipEntry(path: string, entry: ZipEntry): Promise<Readable> {
  if (entry.isEncrypted) throw new ZipError('protected');
  if (entry.method !== stored && entry.method !== deflated) throw new ZipError('broken');
  const start = await dataStart(path, entry);
  // An empty span cannot be said by first and last byte.
  const source = createReadStream(path, {
    start,
    end: Math.max(start, start + entry.packedBytes) - 1,
  });
  const bounded = limitedTo(entry.bytes);
  const fail = (error: NodeJS.ErrnoException | null) => {
    if (error && !bounded.destroyed) bounded.destroy(asZipError(error));
  };
  if (entry.packedBytes === 0) {
    source.destroy();
    bounded.end();
  } else if (entry.method === stored) pipeline(source, bounded, fail);
  else pipeline(source, createInflateRaw(), bounded, fail);
  return bounded;
}

async function dataStart(path: string, { offset }: ZipEntry): Promise<number> {
  const file = await open(path);
  try {
    const head = await readAt(file, offset, 30);
    if (head.readUInt32LE(0) !== localSign) throw new ZipError('broken');
    return offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  } finally {
    await file.close();
  }
}

const asZipError = (error: Error): ZipError =>
  error instanceof ZipError ? error : new ZipError('broken');

function limitedTo(most: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > most) done(new ZipError('bomb'));
      else done(null, chunk);
    },
  });
}

/** Whole bytes of one file of a zip. @throws ZipError */
export async function readZipEntry(path: string, entry: ZipEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    for await (const part of (await openZipEntry(path, entry)) as AsyncIterable<Buffer>) {
      parts.push(part);
    }
  } catch (error) {
    // Bytes that the unpacker refuses; a fault of the disk has a code of its own.
    if (error instanceof ZipError) throw error;
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw new ZipError('broken');
    throw error;
  }
  return Buffer.concat(parts);
}
