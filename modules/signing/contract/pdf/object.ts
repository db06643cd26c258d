import { expectWord, readInteger, readValue, readWord } from './parse.ts';
import type { Reader } from './parse.ts';
import { broken, integerOf, isKind } from './values.ts';
import type { PdfValue } from './values.ts';

/** Resolves the length of a stream that is given by reference. */
export type LengthOf = (value: PdfValue | undefined) => number | undefined;

/** Reads `12 0 obj … endobj` at the place of the reader. */
export function readObjectAt(
  reader: Reader,
  lengthOf: LengthOf | undefined,
): { number: number; generation: number; value: PdfValue } {
  const number = readInteger(reader);
  const generation = readInteger(reader);
  expectWord(reader, 'obj');
  const value = readValue(reader);
  const word = readWord(reader);
  if (word === 'endobj') return { number, generation, value };
  if (word !== 'stream' || !isKind(value, 'dictionary')) {
    throw broken(`object ${number} does not end`);
  }
  const { bytes } = reader;
  if (bytes[reader.at] === 13) reader.at++;
  if (bytes[reader.at] !== 10) throw broken(`the stream of ${number} does not begin`);
  const start = reader.at + 1;
  const given = value.entries.get('Length');
  const length = integerOf(given) ?? lengthOf?.(given);
  if (length === undefined || length < 0 || start + length > reader.end) {
    throw broken(`the stream of ${number} has no length`);
  }
  reader.at = start + length;
  expectWord(reader, 'endstream');
  const raw = bytes.subarray(start, start + length);
  return { number, generation, value: { kind: 'stream', entries: value.entries, raw } };
}
