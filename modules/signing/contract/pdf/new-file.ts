import { asciiBytes } from '../der/write.ts';
import type { PdfReference, PdfValue } from './values.ts';
import { reference, writeValue } from './write-values.ts';

/** A file that is written from its beginning. */
export interface NewFile {
  /** Gives a number for an object that is written later. */
  reserve(): PdfReference;
  put(at: PdfReference, value: PdfValue): void;
  /** The pieces of the file, in their order. @param trailer its root, information and identifier */
  finish(trailer: Readonly<Record<string, PdfValue>>): Uint8Array<ArrayBuffer>[];
}

/** Many small pieces would take more memory than what is in them. */
const pieceSize = 256 * 1024;

/** PDF 1.7 with a table in the older form, which every reader knows. The same steps give the same bytes. */
export function fileInPieces(): NewFile {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [0];
  let length = 0;
  let piece = new Uint8Array(pieceSize);
  let used = 0;
  const end = (): void => {
    if (used > 0) pieces.push(piece.subarray(0, used));
    piece = new Uint8Array(pieceSize);
    used = 0;
  };
  const append = (bytes: Uint8Array): void => {
    length += bytes.length;
    if (used + bytes.length > pieceSize) end();
    if (bytes.length > pieceSize) pieces.push(new Uint8Array(bytes));
    else {
      piece.set(bytes, used);
      used += bytes.length;
    }
  };
  // Letters beyond ASCII tell programs that it is no text (PDF/A, 6.1.2).
  append(Uint8Array.from([...asciiBytes('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 10]));
  return {
    reserve: () => reference(offsets.push(-1) - 1),
    put({ number }, value) {
      offsets[number] = length;
      append(asciiBytes(`${number} 0 obj\n`));
      append(writeValue(value));
      append(asciiBytes('\nendobj\n'));
    },
    finish(trailer) {
      const start = length;
      const lines = offsets
        .slice(1)
        .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
        .join('');
      append(asciiBytes(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${lines}trailer\n`));
      const entries = new Map(Object.entries({ Size: offsets.length, ...trailer }));
      append(writeValue({ kind: 'dictionary', entries }));
      append(asciiBytes(`\nstartxref\n${start}\n%%EOF\n`));
      end();
      return pieces;
    },
  };
}
