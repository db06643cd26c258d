import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { AppError } from '@sarn/kernel';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Pixels of a side. */
const sides = { min: 16, max: 4096 } as const;
/** Samples of one pixel by the type of colour of the header. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** First column and row, and steps, of the seven passes of an interlaced picture. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const broken = () => new AppError('configuration.emblem-broken');

interface Header {
  readonly width: number;
  readonly height: number;
  readonly bitsOfPixel: number;
  readonly isInterlaced: boolean;
}

/** Whether bytes begin as a PNG. */
export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(signature);

/**
 * The picture written anew: only header, palette, transparency and pixels, which are unpacked, counted
 * and packed again, so that nothing else is hidden in the file.
 *
 * @throws AppError 'configuration.emblem-broken', 'configuration.emblem-too-large' before anything is unpacked
 */
export function rewritePng(bytes: Buffer): Buffer {
  const parts = partsOf(bytes);
  const head = parts.find(({ name }) => name === 'IHDR');
  if (!head || parts[0] !== head) throw broken();
  const header = headerOf(head.data);
  const pixels = unpack(
    Buffer.concat(parts.filter(({ name }) => name === 'IDAT').map(({ data }) => data)),
    sizeOf(header),
  );
  const kept = parts.filter(({ name }) => name === 'PLTE' || name === 'tRNS');
  return Buffer.concat([
    signature,
    chunk('IHDR', head.data),
    ...kept.map(({ name, data }) => chunk(name, data)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Part {
  readonly name: string;
  readonly data: Buffer;
}

function partsOf(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw broken();
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw broken();
    if (name === 'IEND') return parts;
    parts.push({ name, data: bytes.subarray(at + 8, end - 4) });
    at = end;
  }
  throw broken();
}

function headerOf(data: Buffer): Header {
  if (data.length !== 13) throw broken();
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, colour = 0, , , interlace = 0] = data.subarray(8);
  const channels = samples[colour];
  if (Math.max(width, height) > sides.max) {
    throw new AppError('configuration.emblem-too-large', { width, height, most: sides.max });
  }
  if (Math.min(width, height) < sides.min || channels === undefined) throw broken();
  if (![1, 2, 4, 8, 16].includes(depth) || interlace > 1) throw broken();
  return { width, height, bitsOfPixel: depth * channels, isInterlaced: interlace === 1 };
}

/** Bytes of all rows, each with the byte that names its filter. */
function sizeOf({ width, height, bitsOfPixel, isInterlaced }: Header): number {
  const rows = (across: number, down: number) =>
    across === 0 ? 0 : down * (1 + Math.ceil((across * bitsOfPixel) / 8));
  if (!isInterlaced) return rows(width, height);
  return passes.reduce(
    (sum, [x, y, dx, dy]) =>
      sum +
      rows(Math.max(0, Math.ceil((width - x) / dx)), Math.max(0, Math.ceil((height - y) / dy))),
    0,
  );
}

function unpack(packed: Buffer, size: number): Buffer {
  let pixels: Buffer;
  try {
    // One byte more than it may have: a longer stream is refused without being unpacked whole.
    pixels = inflateSync(packed, { maxOutputLength: size + 1 });
  } catch {
    throw broken();
  }
  if (pixels.length !== size) throw broken();
  return pixels;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
