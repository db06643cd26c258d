import { asciiBytes } from '../der/write.ts';
import { joinBytes, toHex } from '../der/values.ts';
import type { PdfReference, PdfStream, PdfValue } from './values.ts';

export const name = (plain: string): PdfValue => ({ kind: 'name', name: plain });

export const reference = (number: number): PdfReference => ({
  kind: 'reference',
  number,
  generation: 0,
});

export const array = (items: readonly PdfValue[]): PdfValue => ({ kind: 'array', items });

export const dictionary = (entries: Readonly<Record<string, PdfValue>>): PdfValue => ({
  kind: 'dictionary',
  entries: new Map(Object.entries(entries)),
});

export const stream = (
  entries: Readonly<Record<string, PdfValue>>,
  raw: Uint8Array,
): PdfStream => ({
  kind: 'stream',
  entries: new Map(Object.entries({ ...entries, Length: raw.length })),
  raw,
});

const string = (bytes: Uint8Array): PdfValue => ({
  kind: 'string',
  bytes,
  start: 0,
  end: 0,
  isHexadecimal: true,
});

/** Text as a string: UTF-16 with its mark, which every reader knows. */
export function text(value: string): PdfValue {
  const units = Array.from({ length: value.length }, (_, at) => value.charCodeAt(at));
  return string(Uint8Array.from([0xfeff, ...units].flatMap((unit) => [unit >> 8, unit & 0xff])));
}

/** A time as PDF writes it, in Thailand. */
export function time(at: Date): PdfValue {
  const local = new Date(at.getTime() + 7 * 3_600_000).toISOString();
  return string(asciiBytes(`D:${local.slice(0, 19).replace(/[-:T]/g, '')}+07'00'`));
}

/** A value as it is written in a file. */
export function writeValue(value: PdfValue): Uint8Array {
  if (typeof value === 'object' && value?.kind === 'stream') {
    const head = dictionaryText(value.entries);
    return joinBytes([asciiBytes(`${head}\nstream\n`), value.raw, asciiBytes('\nendstream')]);
  }
  return asciiBytes(textOfValue(value));
}

function textOfValue(value: PdfValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return numberText(value);
  switch (value.kind) {
    case 'name':
      return nameText(value.name);
    case 'string':
      return `<${toHex(value.bytes)}>`;
    case 'reference':
      return `${value.number} ${value.generation} R`;
    case 'array':
      return `[${value.items.map(textOfValue).join(' ')}]`;
    case 'dictionary':
      return dictionaryText(value.entries);
    case 'stream':
      throw new TypeError('a stream is an object of its own');
  }
}

const dictionaryText = (entries: ReadonlyMap<string, PdfValue>): string =>
  `<< ${[...entries].map(([key, value]) => `${nameText(key)} ${textOfValue(value)}`).join(' ')} >>`;

const nameText = (plain: string): string =>
  `/${plain.replace(/[^!"$&'*+,\-.0-9:;=?@A-Z\\^_`a-z|~]/g, escaped)}`;

const escaped = (letter: string): string =>
  `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Without an exponent, which PDF does not know. */
const numberText = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(5).replace(/\.?0+$/, '');
