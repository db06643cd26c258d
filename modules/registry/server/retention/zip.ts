import { Transform, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipPart {
  /** Path inside the archive, with `/`. */
  readonly name: string;
  /** How many bytes it is said to have; decides only how much room its sizes get. */
  readonly size: number;
  /** Asked when its turn comes, so that one file is open at a time. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

interface Entry {
  readonly path: Buffer;
  /** Where its head stands in the archive. */
  readonly at: number;
  readonly isBig: boolean;
  crc: number;
  size: number;
  packed: number;
}

// Sizes and checksum follow the bytes, for they are not known before; only packed entries may do so
// in every reader (Java's takes no stored ones).
const flags = 0x0808;
const deflated = 8;
const plain = 20;
const zip64 = 45;
const most = 0xffff_ffff;
// The same bytes for the same content: a day instead of the moment of making.
const dosDay = ((2026 - 1980) << 9) | (1 << 5) | 1;

/**
 * An archive of files, piece by piece: never more of it in memory than a few pieces. Who stops
 * reading closes what is open.
 *
 * @param parts asked one by one; a part may be described by what went before it
 */
export async function* zipOf(
  parts: AsyncIterable<ZipPart> | Iterable<ZipPart>,
): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let at = 0;
  for await (const part of parts) {
    const path = Buffer.from(part.name, 'utf8');
    // A file that grows past 4 GB is none of ours: uploads end far below.
    const isBig = part.size >= most / 2;
    const entry: Entry = { path, at, isBig, crc: 0, size: 0, packed: 0 };
    const head = localHead(entry);
    yield head;
    for await (const chunk of packed(await part.open(), entry)) {
      entry.packed += chunk.length;
      yield chunk;
    }
    const tail = descriptor(entry);
    yield tail;
    at += head.length + entry.packed + tail.length;
    entries.push(entry);
  }
  const directory = Buffer.concat(entries.map(centralHead));
  yield directory;
  yield endOf(entries.length, directory.length, at);
}

/** The bytes of a part as they stand in the archive, counted and summed on their way. */
function packed(source: AsyncIterable<Uint8Array>, entry: Entry): AsyncIterable<Buffer> {
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      entry.crc = crc32(chunk, entry.crc);
      entry.size += chunk.length;
      done(null, chunk);
    },
  });
  // Scans and PDFs do not shrink: little work is spent on them. An error ends the reading.
  return pipeline(source, counted, createDeflateRaw({ level: 1 }), () => undefined);
}

function localHead({ path, isBig }: Entry): Buffer {
  const extra = isBig ? Buffer.concat([u16(1), u16(16), u64(0), u64(0)]) : Buffer.alloc(0);
  const size = u32(isBig ? most : 0);
  return Buffer.concat([
    ...[u32(0x04034b50), u16(isBig ? zip64 : plain), ...kept, u32(0), size, size],
    ...[u16(path.length), u16(extra.length), path, extra],
  ]);
}

/** What both heads say alike: flags, method, time, day. */
const kept = [u16(flags), u16(deflated), u16(0), u16(dosDay)];

function descriptor({ crc, packed: length, size, isBig }: Entry): Buffer {
  const lengths = isBig ? [u64(length), u64(size)] : [u32(length), u32(size)];
  return Buffer.concat([u32(0x08074b50), u32(crc), ...lengths]);
}

function centralHead({ path, at, crc, size, packed: length, isBig }: Entry): Buffer {
  const isFar = at >= most;
  const wide = [...(isBig ? [u64(size), u64(length)] : []), ...(isFar ? [u64(at)] : [])];
  const values = Buffer.concat(wide);
  const extra = wide.length > 0 ? Buffer.concat([u16(1), u16(values.length), values]) : values;
  const version = u16(wide.length > 0 ? zip64 : plain);
  const lengths = isBig ? [u32(most), u32(most)] : [u32(length), u32(size)];
  return Buffer.concat([
    ...[u32(0x02014b50), version, version, ...kept, u32(crc), ...lengths],
    ...[u16(path.length), u16(extra.length), u16(0), u16(0), u16(0), u32(0)],
    ...[u32(isFar ? most : at), path, extra],
  ]);
}

/** The end of the archive, with its wide form before it where the usual one is too narrow. */
function endOf(count: number, length: number, at: number): Buffer {
  const isWide = count >= 0xffff || at >= most;
  const wide = [
    ...[u32(0x06064b50), u64(44), u16(zip64), u16(zip64), u32(0), u32(0)],
    ...[u64(count), u64(count), u64(length), u64(at)],
    ...[u32(0x07064b50), u32(0), u64(at + length), u32(1)],
  ];
  const told = u16(Math.min(count, 0xffff));
  return Buffer.concat([
    ...(isWide ? wide : []),
    ...[u32(0x06054b50), u16(0), u16(0), told, told, u32(length), u32(Math.min(at, most)), u16(0)],
  ]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
