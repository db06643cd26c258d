import { crc32 } from 'node:zlib';
import { AppError } from '@sarn/kernel';
import type { ImageType } from '../../contract/index.ts';

/**
 * The picture without anything else: places and names written by cameras, and bytes after the end
 * of the picture, are removed, so that no other file is hidden in it.
 *
 * @throws AppError 'identity.image-broken' when its parts are not consistent
 */
export function cleanImage(bytes: Buffer, type: ImageType): Buffer {
  return Buffer.concat(type === 'image/png' ? pngParts(bytes) : jpegParts(bytes));
}

function broken(): AppError {
  return new AppError('identity.image-broken');
}

// The parts needed to draw it; text, time, EXIF and colour profiles are removed.
const pngKept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

function pngParts(bytes: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, 8)];
  let isDrawn = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw broken();
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw broken();
    if (pngKept.has(name)) parts.push(bytes.subarray(at, end));
    isDrawn ||= name === 'IDAT';
    if (name === 'IEND' && isDrawn) return parts;
    at = end;
  }
  throw broken();
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** JFIF and Adobe define the colours and stay; other APPn segments and comments are removed. */
const jpegKeptApps = new Set([0xe0, 0xee]);

function jpegParts(bytes: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker < 0xc0) throw broken();
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return [...parts, bytes.subarray(at, at + 2)];
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) throw broken();
    const isApp = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (!isApp || jpegKeptApps.has(marker)) parts.push(bytes.subarray(at, end));
    at = end;
    if (marker !== startOfScan) continue;
    const next = endOfScan(bytes, at);
    parts.push(bytes.subarray(at, next));
    at = next;
  }
  throw broken();
}

/** Coded data ends at the first marker that is neither an escaped 0xFF nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const after = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && after !== 0 && (after < 0xd0 || after > 0xd7)) return at;
  }
  throw broken();
}
