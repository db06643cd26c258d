import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkFonts, requireFonts } from './delivered-fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
const files = pathToFileURL(`${folder}/`);
const face = join(folder, 'SarabunJoined-Italic.ttf');

beforeEach(() => cpSync(new URL('./fonts/', import.meta.url), folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('[5.01] the delivered fonts are whole', () => {
  requireFonts();
  checkFonts(files);
});

/** What a face that is no more as it was delivered is answered with. */
const told = () => {
  try {
    checkFonts(files);
    return null;
  } catch (error) {
    return error;
  }
};

const garbled = (bytes: Buffer): Buffer => {
  const place = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  return bytes;
};

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut off', (bytes) => bytes.subarray(0, 100_000)],
  ['empty', () => Buffer.alloc(0)],
  ['nothing but zeros', (bytes) => Buffer.alloc(bytes.length)],
  ['something else', () => Buffer.from('<html>404</html>'.repeat(40))],
  ['with one wrong bit', garbled],
])('[5.01] a face that is %s is named, and no other one is taken for it', (_, broken) => {
  writeFileSync(face, broken(readFileSync(face)));
  expect(told()).toMatchObject({
    code: 'platform.program-incomplete',
    params: { file: 'SarabunJoined-Italic.ttf' },
  });
});

test('[5.01] so is one that is missing', () => {
  rmSync(face);
  expect(told()).toMatchObject({
    code: 'platform.program-incomplete',
    params: { file: 'SarabunJoined-Italic.ttf' },
  });
});
