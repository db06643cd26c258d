import { areSame, joinBytes } from '../der/values.ts';
import { signatureFields } from '../pdf/fields.ts';
import type { SignatureField } from '../pdf/fields.ts';
import type { PdfFile, Revision } from '../pdf/file.ts';
import { readValue } from '../pdf/parse.ts';
import { entriesOf, integerOf, isKind, nameOf } from '../pdf/values.ts';
import type { PdfString, PdfValue } from '../pdf/values.ts';
import { isSameValue } from './same-value.ts';

/** What a signature covers, and the file as its signer saw it. */
export interface Covered {
  readonly entries: ReadonlyMap<string, PdfValue>;
  /** CMS or a time stamp, zeros behind it. */
  readonly contents: Uint8Array;
  /** The two parts of the file that are signed. */
  signedBytes(): Uint8Array;
  readonly end: number;
  readonly revision: Revision;
}

export type RangeProblem = 'no-signature' | 'wrong-range' | 'bytes-after-end';

/**
 * The range of a signature: all of the file as it was then, from the first byte to the last, but for exactly the
 * signature itself. Everything else (USF, SWA: a range with a gap elsewhere, a value that lies in another place, a
 * value that is missing) is refused.
 */
export function coveredBy(file: PdfFile, field: SignatureField): Covered | RangeProblem {
  const { value } = field;
  const entries = entriesOf(file.newest.resolve(value));
  const contents = entries?.get('Contents');
  const numbers = entries && rangeOf(entries.get('ByteRange'));
  if (!entries || !numbers || !isKind(contents, 'string') || contents.bytes.length === 0) {
    return 'no-signature';
  }
  const [first, before, after, rest] = numbers;
  const isAround = first === 0 && before === contents.start && after === contents.end;
  const end = after + rest;
  if (!isAround || end > file.bytes.length || !liesInFile(file, contents)) return 'wrong-range';
  const revision = file.revisionAt(end);
  if (!revision) return 'wrong-range';
  if (!wasThere(revision, field)) return 'wrong-range';
  // The same signature must be what the file had then.
  if (isKind(value, 'reference')) {
    const [then, now] = [revision.entry(value.number), file.newest.entry(value.number)];
    if (then?.kind !== 'offset' || now?.kind !== 'offset') return 'wrong-range';
    if (then.offset !== now.offset) return 'wrong-range';
  }
  if (revision.newer === 0 && end < file.bytes.length) return 'bytes-after-end';
  const { bytes } = file;
  return {
    ...{ entries, end, revision, contents: contents.bytes },
    signedBytes: () => joinBytes([bytes.subarray(0, before), bytes.subarray(after, end)]),
  };
}

/** Whether this field had this value then: a later field may not show itself with the value of another one. */
function wasThere(revision: Revision, { reference, value = null }: SignatureField): boolean {
  return signatureFields(revision).some(
    (then) => then.reference.number === reference.number && isSameValue(then.value ?? null, value),
  );
}

function rangeOf(value: PdfValue | undefined): [number, number, number, number] | undefined {
  if (!isKind(value, 'array') || value.items.length !== 4) return undefined;
  const [a, b, c, d] = value.items.map(integerOf);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  return [a, b, c, d].every((number) => number >= 0) ? [a, b, c, d] : undefined;
}

/** Whether the value stands in the file itself where it says, in hexadecimal digits. */
function liesInFile({ bytes }: PdfFile, contents: PdfString): boolean {
  if (!contents.isHexadecimal || bytes[contents.start] !== 0x3c) return false;
  const found = readValue({ bytes, at: contents.start, end: contents.end });
  return (
    isKind(found, 'string') && found.end === contents.end && areSame(found.bytes, contents.bytes)
  );
}

export const kindOf = (entries: ReadonlyMap<string, PdfValue>): string | undefined =>
  nameOf(entries.get('SubFilter'));
