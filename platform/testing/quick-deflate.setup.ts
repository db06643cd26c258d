/**
 * Excel files are compressed by zlib of Node while integration tests run. The library does it in JavaScript, and
 * allocates half a megabyte for each of the ten files in one: with the collection of that garbage, two fifths
 * of the processor time of the tests that look into every list. What the library itself makes is read by
 * `platform/server/excel/excel-file.test.ts`. A vitest set-up file.
 */
import { deflateRawSync } from 'node:zlib';
import { ZipDeflate } from 'fflate';

/** What the library calls for each piece of a file; its types leave it out. */
interface Compressing {
  process(this: ZipDeflate, piece: Uint8Array, isLast: boolean): void;
}

(ZipDeflate.prototype as unknown as Compressing).process = function process(piece, isLast) {
  if (!isLast) throw new Error('a file of an Excel file is compressed in one piece');
  this.ondata(null, new Uint8Array(deflateRawSync(piece, { level: 1 })), true);
};
