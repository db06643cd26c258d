import { inflateSync } from 'node:zlib';
import { AppError } from '@sarn/kernel';
import { signatureLimits } from '../../contract/index.ts';

/** Bytes of a pixel by PNG colour type: grey, colour, grey and alpha, colour and alpha. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** Decompressed rows of a PNG of eight bits per channel. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly rows: Buffer;
}

/**
 * Checks that a picture is a signature: some of it is dark ink, but not too much.
 *
 * @param png cleaned, its sides within `signatureLimits`, so that it decodes to a few megabytes
 * @throws AppError 'identity.signature-type' for a PNG no browser makes (interlaced, palette, 16
 *   bits), 'identity.image-broken', 'identity.signature-empty', 'identity.signature-unclear'
 */
export function assertSignature(png: Buffer): void {
  const pixels = unfold(png);
  const ink = countInk(pixels);
  if (ink < signatureLimits.minInk) throw new AppError('identity.signature-empty');
  const share = ink / (pixels.width * pixels.height);
  if (share > signatureLimits.maxInkShare) throw new AppError('identity.signature-unclear');
}

function unfold(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [bits, colour, , , interlace] = png.subarray(24, 29);
  const channels = channelsOf[colour ?? -1];
  if (bits !== 8 || channels === undefined || interlace !== 0) {
    throw new AppError('identity.signature-type');
  }
  const length = (width * channels + 1) * height;
  return {
    width,
    height,
    channels,
    rows: unfilter(inflate(png, length), width * channels, channels),
  };
}

function inflate(png: Buffer, length: number): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + size));
    at += 12 + size;
  }
  try {
    const rows = inflateSync(Buffer.concat(parts), { maxOutputLength: length });
    if (rows.length === length) return rows;
  } catch {
    // Reported below: the content does not match the header.
  }
  throw new AppError('identity.image-broken');
}

/** Undoes the filter of each row (PNG specification, 9.2), in place; the filter bytes stay. */
function unfilter(rows: Buffer, rowBytes: number, step: number): Buffer {
  const stride = rowBytes + 1;
  for (let start = 0; start < rows.length; start += stride) {
    const undo = filters[rows[start] ?? 0];
    if (!undo) throw new AppError('identity.image-broken');
    for (let x = 1; x <= rowBytes; x += 1) {
      const at = start + x;
      const left = x > step ? (rows[at - step] ?? 0) : 0;
      const up = start > 0 ? (rows[at - stride] ?? 0) : 0;
      const corner = x > step && start > 0 ? (rows[at - stride - step] ?? 0) : 0;
      rows[at] = (rows[at] ?? 0) + undo(left, up, corner);
    }
  }
  return rows;
}

type Filter = (left: number, up: number, corner: number) => number;

const filters: readonly Filter[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Whether a pixel is opaque enough and dark; white strokes do not count. */
function countInk({ width, channels, rows }: Pixels): number {
  const hasAlpha = channels % 2 === 0;
  const colours = hasAlpha ? channels - 1 : channels;
  const stride = width * channels + 1;
  let ink = 0;
  for (let start = 1; start < rows.length; start += stride) {
    for (let at = start; at < start + width * channels; at += channels) {
      if (hasAlpha && (rows[at + colours] ?? 0) < 64) continue;
      let light = 0;
      for (let channel = 0; channel < colours; channel += 1) light += rows[at + channel] ?? 0;
      if (light / colours < 176) ink += 1;
    }
  }
  return ink;
}
