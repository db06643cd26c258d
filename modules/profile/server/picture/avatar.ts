import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const size = 128;
/** Samples per side of a pixel, for smooth edges. */
const fine = 3;

// Colours with enough contrast to the white figure.
const tones = [
  [0x4f, 0x6d, 0x8f],
  [0x5b, 0x7f, 0x6b],
  [0x8a, 0x6d, 0x5b],
  [0x6f, 0x64, 0x8f],
  [0x8f, 0x5f, 0x72],
  [0x4f, 0x80, 0x86],
] as const;
const figure = [0xff, 0xff, 0xff] as const;

const drawn = new Map<number, Buffer>();

/**
 * The default picture: a plain figure on a colour derived from the id. It says nothing about the
 * person, and unknown ids have one too.
 *
 * @returns PNG, 128 × 128
 */
export function drawAvatar(personId: string): Buffer {
  const tone = (createHash('sha256').update(personId).digest()[0] ?? 0) % tones.length;
  const known = drawn.get(tone);
  if (known) return known;
  const made = encodePng(paint(tones[tone] ?? tones[0]));
  drawn.set(tone, made);
  return made;
}

function isFigure(x: number, y: number): boolean {
  const isHead = (x - 64) ** 2 + (y - 50) ** 2 <= 23 ** 2;
  const isBody = ((x - 64) / 41) ** 2 + ((y - 128) / 44) ** 2 <= 1;
  return isHead || isBody;
}

/** Rows of RGB, each preceded by the filter byte of PNG. */
function paint(tone: readonly number[]): Buffer {
  const row = size * 3 + 1;
  const pixels = Buffer.alloc(row * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const share = cover(x, y);
      for (let channel = 0; channel < 3; channel += 1) {
        const [back, front] = [tone[channel] ?? 0, figure[channel] ?? 0];
        pixels[y * row + 1 + x * 3 + channel] = Math.round(back + (front - back) * share);
      }
    }
  }
  return pixels;
}

/** How much of a pixel the figure covers, 0 to 1. */
function cover(x: number, y: number): number {
  let hits = 0;
  for (let part = 0; part < fine * fine; part += 1) {
    const [dx, dy] = [((part % fine) + 0.5) / fine, (Math.floor(part / fine) + 0.5) / fine];
    if (isFigure(x + dx, y + dy)) hits += 1;
  }
  return hits / (fine * fine);
}

function encodePng(rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits, RGB
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
