import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import type { Worker } from 'node:worker_threads';
import { samplePdf } from '@sarn/testing';
import { afterAll, expect, test } from 'vitest';
import { createPdfReader, startPdfThread } from './pdf-reader.ts';

/* PDFium unpacks what a file states, and gives no memory back. */

const folder = mkdtempSync(join(tmpdir(), 'sarn-pdf-memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entries = (at: readonly number[]): Buffer =>
  Buffer.concat(
    at.map((place, object) => {
      const entry = Buffer.alloc(6);
      entry[0] = object === 0 ? 0 : 1;
      entry.writeUInt32BE(place, 1);
      return entry;
    }),
  );

/** A file of a few kilobytes whose table of objects unpacks to so many times 4 MB. */
function unpackingTo(pieces: number): Buffer {
  const objects = [
    '%PDF-1.7\n',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]>>endobj\n',
  ];
  const places = objects.map((_object, at) => objects.slice(0, at).join('').length);
  const last = objects.join('').length;
  const flush = { finishFlush: constants.Z_FULL_FLUSH };
  const zeros = deflateRawSync(Buffer.alloc(4 * 1024 * 1024), flush);
  const table = deflateRawSync(entries([...places, last]), flush);
  const once = Buffer.concat([
    ...[Buffer.from([0x78, 0x9c]), table],
    ...Array.from({ length: pieces }, () => zeros),
  ]);
  const twice = deflateSync(once);
  const filters = '/Filter[/FlateDecode/FlateDecode]';
  const head = `4 0 obj<</Type/XRef/Size 5/W[1 4 1]/Root 1 0 R${filters}/Length ${twice.length}>>stream\n`;
  const end = `\nendstream endobj\nstartxref\n${last}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(objects.join('') + head), twice, Buffer.from(end)]);
}

function stored(name: string, bytes: Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return { path, maxTextLength: 0, textMs: 0 };
}

const limits = { start: 60_000, file: 20_000 };
const small = stored('small.pdf', samplePdf());

/** A reader whose threads have so much memory, and those that it began. */
function readerWith(memory: { readonly most: number; readonly kept: number }) {
  const begun: Worker[] = [];
  const reader = createPdfReader(limits, () => {
    const thread = startPdfThread(memory);
    begun.push(thread);
    return thread;
  });
  return { begun, reader };
}

test('a file that unpacks to more than a thread may have is refused, and the next one is read', async () => {
  const { begun, reader } = readerWith({ most: 64, kept: 64 });
  const hostile = unpackingTo(25);
  expect(hostile.length).toBeLessThan(5_000);
  expect(await reader.read(stored('hostile.pdf', hostile), 'one')).toMatchObject({
    failure: 'broken',
  });
  expect(await reader.read(small, 'another')).toEqual({ pageCount: 1, text: '' });
  expect(begun).toHaveLength(2);
  await reader.close();
});

test('a thread that took much for a file is not kept for the next one', async () => {
  const { begun, reader } = readerWith({ most: 512, kept: 40 });
  expect(await reader.read(small, 'one')).toEqual({ pageCount: 1, text: '' });
  expect(begun).toHaveLength(1);
  expect(await reader.read(stored('large.pdf', unpackingTo(10)), 'one')).toMatchObject({
    pageCount: 1,
  });
  expect(await reader.read(small, 'one')).toEqual({ pageCount: 1, text: '' });
  expect(begun).toHaveLength(2);
  await reader.close();
});
