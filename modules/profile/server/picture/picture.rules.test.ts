import { AppError } from '@sarn/kernel';
import { describe, expect, it, test } from 'vitest';
import { hundredMegapixels, pngChunk, pngOf, sampleJpeg, samplePng, stroke } from '@sarn/testing';
import { readImageHeader } from '../../contract/index.ts';
import { assertSignature } from '../signature/ink.rules.ts';
import { cleanImage } from './clean-image.rules.ts';

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'fine';
};

describe('[2.12] the header of a picture', () => {
  it.each([
    ['PNG', samplePng(70, 80), { type: 'image/png', width: 70, height: 80 }],
    ['JPEG', sampleJpeg(640, 480), { type: 'image/jpeg', width: 640, height: 480 }],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(4)), null],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['GIF', Buffer.from('GIF89a'.padEnd(60, '0')), null],
    ['PNG without sides', pngOf(0, 5, Buffer.alloc(3)), null],
    ['a JPEG of three bytes', Buffer.of(0xff, 0xd8, 0xff), null],
    [
      'a JPEG that never comes to its frame',
      Buffer.from('ffd8ffda000c0000000000000000', 'hex'),
      null,
    ],
    ['nothing', Buffer.alloc(0), null],
  ])('of %s', (_name, bytes, header) => {
    expect(readImageHeader(bytes)).toEqual(header);
  });

  it('recognises a hundred megapixels from the first bytes alone', () => {
    const bytes = hundredMegapixels();
    expect(bytes.length).toBeLessThan(200_000);
    expect(readImageHeader(bytes.subarray(0, 33))).toMatchObject({ width: 10_000, height: 10_000 });
  });
});

describe('[2.12] cleaning a picture', () => {
  it('removes everything but the picture, in PNG and JPEG', () => {
    const plain = samplePng(64, 64);
    const note = pngChunk('tEXt', Buffer.from('Comment\0<script>'));
    const carrying = Buffer.concat([samplePng(64, 64, undefined, [note]), Buffer.from('<html>')]);
    expect(cleanImage(carrying, 'image/png').equals(plain)).toBe(true);
    const jpeg = Buffer.concat([sampleJpeg(64, 64), Buffer.from('<html>')]);
    const cleaned = cleanImage(jpeg, 'image/jpeg');
    expect(cleaned.includes('Bangkok')).toBe(false);
    expect(cleaned.subarray(-8).toString('hex')).toBe('7890ffd3abcdffd9');
    expect(readImageHeader(cleaned)).toMatchObject({ width: 64, height: 64 });
  });

  const damaged = samplePng(64, 64);
  damaged[60] = (damaged[60] ?? 0) ^ 0xff;
  test.each([
    ['cut short', samplePng(64, 64).subarray(0, 60), 'image/png'],
    ['changed on its way', damaged, 'image/png'],
    [
      'without a picture',
      Buffer.concat([samplePng(64, 64).subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))]),
      'image/png',
    ],
    ['cut short', sampleJpeg(64, 64).subarray(0, -2), 'image/jpeg'],
    ['of broken segments', Buffer.from('ffd8ffe1ffff00', 'hex'), 'image/jpeg'],
  ] as const)('refuses one %s', (_name, bytes, type) => {
    expect(codeOf(() => cleanImage(bytes, type))).toBe('identity.image-broken');
  });
});

describe('[2.12] ink of a signature', () => {
  const white = () => [255, 255, 255, 255] as const;
  const black = () => [0, 0, 0, 255] as const;
  it.each([
    ['a stroke', samplePng(200, 100, stroke), 'fine'],
    [
      'a stroke on white',
      samplePng(200, 100, (x, y) => (stroke(x, y)[3] ? stroke(x, y) : white())),
      'fine',
    ],
    ['nothing at all', samplePng(200, 100), 'identity.signature-empty'],
    ['white paper', samplePng(200, 100, white), 'identity.signature-empty'],
    [
      'a slip of the pen',
      samplePng(200, 100, (x, y) => (x < 5 && y < 5 ? black() : white())),
      'identity.signature-empty',
    ],
    ['a black box', samplePng(200, 100, black), 'identity.signature-unclear'],
    [
      'a header that promises more than there is',
      pngOf(200, 100, Buffer.alloc(20)),
      'identity.image-broken',
    ],
  ])('%s: %s', (_name, png, code) => {
    expect(codeOf(() => assertSignature(png))).toBe(code);
  });
});
