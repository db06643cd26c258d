/** Values of a PDF file (ISO 32000-1, 7.3). Numbers, booleans and null are themselves. */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfArray
  | PdfDictionary
  | PdfStream;

export interface PdfName {
  readonly kind: 'name';
  readonly name: string;
}

export interface PdfString {
  readonly kind: 'string';
  readonly bytes: Uint8Array;
  /** Where it lies in the file, its brackets included. */
  readonly start: number;
  readonly end: number;
  readonly isHexadecimal: boolean;
}

export interface PdfReference {
  readonly kind: 'reference';
  readonly number: number;
  readonly generation: number;
}

export interface PdfArray {
  readonly kind: 'array';
  readonly items: readonly PdfValue[];
}

export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly entries: ReadonlyMap<string, PdfValue>;
}

export interface PdfStream {
  readonly kind: 'stream';
  readonly entries: ReadonlyMap<string, PdfValue>;
  /** The bytes as they are in the file, not decoded. */
  readonly raw: Uint8Array;
}

/** A file that cannot be read as the standard says; nothing is guessed or repaired. */
export class PdfError extends Error {
  readonly code: 'not-a-pdf' | 'broken' | 'encrypted' | 'too-large';

  constructor(code: PdfError['code'], message: string) {
    super(message);
    this.name = 'PdfError';
    this.code = code;
  }
}

export const broken = (message: string): PdfError => new PdfError('broken', message);

type Kind = 'name' | 'string' | 'reference' | 'array' | 'dictionary' | 'stream';

/** Whether a value is of that kind. */
export function isKind<K extends Kind>(
  value: PdfValue | undefined,
  kind: K,
): value is Extract<PdfValue, { kind: K }> {
  return typeof value === 'object' && value !== null && value.kind === kind;
}

/** The entries of a dictionary or of the one of a stream. */
export function entriesOf(value: PdfValue | undefined): ReadonlyMap<string, PdfValue> | undefined {
  return isKind(value, 'dictionary') || isKind(value, 'stream') ? value.entries : undefined;
}

export const nameOf = (value: PdfValue | undefined): string | undefined =>
  isKind(value, 'name') ? value.name : undefined;

export const integerOf = (value: PdfValue | undefined): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** Text of a string: UTF-16 with its mark, else each byte as a letter. */
export function textOf(value: PdfValue | undefined): string | undefined {
  if (!isKind(value, 'string')) return undefined;
  const { bytes } = value;
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
  let text = '';
  for (let at = 2; at + 1 < bytes.length; at += 2) {
    text += String.fromCharCode((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
  }
  return text;
}
