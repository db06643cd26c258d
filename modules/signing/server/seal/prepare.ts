import { createHash } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import { asciiBytes } from '../../contract/der/write.ts';
import { joinBytes } from '../../contract/der/values.ts';
import type { PdfFile } from '../../contract/pdf/file.ts';
import { signatureFields } from '../../contract/pdf/fields.ts';
import { entriesOf, isKind, nameOf } from '../../contract/pdf/values.ts';
import type { PdfReference, PdfValue } from '../../contract/pdf/values.ts';
import { placeAppearance } from './appearance.ts';
import type { Appearance } from './appearance.ts';
import { addToForm, addToPage, openToChange, pageAt, printedAndLocked } from './form-objects.ts';
import { fillField } from './reserve.ts';
import type { ReservedPlace } from './reserve.ts';
import { updateOf } from './update.ts';
import type { Update } from './update.ts';
import {
  array,
  dictionary,
  name,
  text,
  time,
  writeValue,
} from '../../contract/pdf/write-values.ts';

/** What a signature is to say and show. */
export interface PrepareOptions {
  /** When it is signed, as the signer says; not proved by anything. */
  readonly at: Date;
  readonly signerName: string;
  readonly reason?: string;
  readonly location?: string;
  /** Where and how it is seen; left out: not at all. */
  readonly appearance?: Appearance;
  /** A field that was reserved for it (`reserveFields`), in place of a new one; the drawing is as large as the field. */
  readonly reserved?: ReservedPlace;
  /** Bytes kept free for the signature; see `contentsBytesFor`. */
  readonly contentsBytes: number;
}

/**
 * A PDF in which everything is fixed but the signature itself. It is plain data, so that it can be stored:
 * `finishSignature` may come later, in another process.
 */
export interface Prepared {
  readonly bytes: Uint8Array;
  /** What is signed: all bytes but those of the signature. */
  readonly byteRange: readonly [number, number, number, number];
  /** SHA-256 of it. */
  readonly digest: Uint8Array;
  readonly fieldName: string;
}

/**
 * Prepares the place of a signature as an update behind the file: the same file and options give the same bytes.
 *
 * @throws `signing.pdf-encrypted`, `-broken`, `-not-allowed`, `-no-page`, `-no-field`
 */
export function prepareSignature(bytes: Uint8Array, options: PrepareOptions): Prepared {
  const entries = {
    ...{ Type: name('Sig'), Filter: name('Adobe.PPKLite') },
    ...{ SubFilter: name('ETSI.CAdES.detached'), M: time(options.at) },
    Name: text(options.signerName),
    ...(options.reason === undefined ? {} : { Reason: text(options.reason) }),
    ...(options.location === undefined ? {} : { Location: text(options.location) }),
  };
  return prepare(bytes, 'Signature', entries, options);
}

/** Prepares the place of a time stamp over the whole document. */
export function prepareDocumentTimestamp(bytes: Uint8Array, contentsBytes: number): Prepared {
  const entries = {
    ...{ Type: name('DocTimeStamp'), Filter: name('Adobe.PPKLite') },
    SubFilter: name('ETSI.RFC3161'),
  };
  return prepare(bytes, 'Timestamp', entries, { contentsBytes });
}

function prepare(
  bytes: Uint8Array,
  prefix: string,
  entries: Readonly<Record<string, PdfValue>>,
  options: Pick<PrepareOptions, 'contentsBytes' | 'appearance' | 'reserved'>,
): Prepared {
  const file = openToChange(bytes);
  if (isCertifiedFinal(file)) throw new AppError('signing.pdf-not-allowed', { reason: 'DocMDP' });
  const update = updateOf(file);
  const value = update.reserve();
  const { reserved } = options;
  const fieldName = reserved
    ? fillField(file, update, value, reserved)
    : newField(file, update, value, { prefix, appearance: options.appearance });
  const placed = placeValue(update, value, entries, options.contentsBytes);
  const whole = update.finish();
  return { ...fixRange(whole, placed), bytes: whole, fieldName };
}

function newField(
  file: PdfFile,
  update: Update,
  value: PdfReference,
  { prefix, appearance }: { prefix: string; appearance: Appearance | undefined },
): string {
  const page = pageAt(file, appearance?.page ?? 1);
  const fieldName = freeName(file, prefix);
  const shown = appearance ? placeAppearance(update, page, appearance) : undefined;
  const field = update.add(
    dictionary({
      ...{ Type: name('Annot'), Subtype: name('Widget'), FT: name('Sig') },
      ...{ T: text(fieldName), V: value, P: page.reference },
      Rect: array(shown?.rectangle ?? [0, 0, 0, 0]),
      F: printedAndLocked,
      ...(shown ? { AP: dictionary({ N: shown.form }) } : {}),
    }),
  );
  addToPage(file, update, page, [field]);
  addToForm(file, update, [field]);
  return fieldName;
}

interface Placed {
  /** Where the numbers of the range begin, and how many letters they have. */
  readonly range: number;
  readonly contents: number;
  readonly contentsLength: number;
}

const rangeLength = 60;

function placeValue(
  update: Update,
  at: PdfReference,
  entries: Readonly<Record<string, PdfValue>>,
  contentsBytes: number,
): Placed {
  const head = joinBytes([
    writeValue(dictionary(entries)).slice(0, -3),
    asciiBytes(' /ByteRange '),
  ]);
  const contentsLength = contentsBytes * 2 + 2;
  const body = joinBytes([
    head,
    asciiBytes(`${' '.repeat(rangeLength)} /Contents <`),
    new Uint8Array(contentsBytes * 2).fill(0x30),
    asciiBytes('> >>'),
  ]);
  const start = update.putRaw(at, body);
  const range = start + head.length;
  return { range, contents: range + rangeLength + ' /Contents '.length, contentsLength };
}

function fixRange(
  whole: Uint8Array,
  { range, contents, contentsLength }: Placed,
): Pick<Prepared, 'byteRange' | 'digest'> {
  const after = contents + contentsLength;
  const byteRange = [0, contents, after, whole.length - after] as const;
  whole.set(asciiBytes(`[${byteRange.join(' ')}]`.padEnd(rangeLength)), range);
  return { byteRange, digest: digestOfRange(whole, byteRange) };
}

/** SHA-256 of the two parts of a file that are signed. */
export function digestOfRange(bytes: Uint8Array, range: Prepared['byteRange']): Uint8Array {
  const [first, firstLength, second, secondLength] = range;
  return createHash('sha256')
    .update(bytes.subarray(first, first + firstLength))
    .update(bytes.subarray(second, second + secondLength))
    .digest();
}

/** Whether the first signer certified that nothing may be changed any more. */
function isCertifiedFinal({ newest }: PdfFile): boolean {
  const catalog = entriesOf(newest.object(newest.root.number));
  const permissions = entriesOf(newest.resolve(catalog?.get('Perms')));
  const signature = entriesOf(newest.resolve(permissions?.get('DocMDP')));
  const references = newest.resolve(signature?.get('Reference'));
  const items = isKind(references, 'array') ? references.items : [];
  return items.some((item) => {
    const entries = entriesOf(newest.resolve(item));
    const settings = entriesOf(newest.resolve(entries?.get('TransformParams')));
    return nameOf(entries?.get('TransformMethod')) === 'DocMDP' && settings?.get('P') === 1;
  });
}

function freeName({ newest }: PdfFile, prefix: string): string {
  const taken = new Set(signatureFields(newest).map((field) => field.name));
  let number = taken.size + 1;
  while (taken.has(`${prefix}${number}`)) number++;
  return `${prefix}${number}`;
}
