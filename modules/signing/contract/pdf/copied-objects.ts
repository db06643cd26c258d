import { asciiBytes } from '../der/write.ts';
import { joinBytes } from '../der/values.ts';
import type { Revision } from './file.ts';
import type { NewFile } from './new-file.ts';
import { isKind } from './values.ts';
import type { PdfReference, PdfValue } from './values.ts';
import { array } from './write-values.ts';

type Entries = ReadonlyMap<string, PdfValue>;

/** Copies objects of a file into another one: whatever is referred to comes along, once. */
export interface Copier {
  /** A value with the references of the new file. */
  value(value: PdfValue): PdfValue;
  /** The name of an element of the structure, or what it names. */
  named(value: PdfValue): PdfValue;
  entries(entries: Entries): Entries;
  /** Where an object goes; it is written by `finish` unless the caller writes it. */
  reference(at: PdfReference, isWritten?: boolean): PdfReference;
  /** Writes what is referred to. */
  finish(): void;
}

/**
 * @param of keys of pages that files before this one took, what makes its names differ from theirs, and objects that
 *   are in the new file already
 */
export function copierOf(
  out: NewFile,
  part: Revision,
  of: {
    readonly keysBefore: number;
    readonly prefix: string;
    readonly known: readonly (readonly [PdfReference, PdfReference])[];
  },
): Copier {
  const places = new Map(of.known.map(([from, to]) => [from.number, to]));
  const waiting: number[] = [];
  const reference = ({ number }: PdfReference, isWritten = true): PdfReference => {
    const known = places.get(number);
    if (known) return known;
    const made = out.reserve();
    places.set(number, made);
    if (isWritten) waiting.push(number);
    return made;
  };
  const value = (found: PdfValue): PdfValue => {
    if (isKind(found, 'reference')) return reference(found);
    if (isKind(found, 'array')) return array(found.items.map(value));
    if (isKind(found, 'dictionary')) return { ...found, entries: entries(found.entries) };
    if (!isKind(found, 'stream')) return found;
    const own = new Map([...found.entries, ['Length', found.raw.length] as const]);
    return { ...found, entries: entries(own) };
  };
  const named = (found: PdfValue): PdfValue => {
    if (isKind(found, 'array')) return array(found.items.map(named));
    if (!isKind(found, 'string')) return value(found);
    return { ...found, bytes: joinBytes([asciiBytes(of.prefix), found.bytes]) };
  };
  const entry = (key: string, found: PdfValue): PdfValue => {
    if (key === 'ID' || key === 'Headers') return named(found);
    const isKey = key === 'StructParents' || key === 'StructParent';
    return isKey && typeof found === 'number' ? found + of.keysBefore : value(found);
  };
  const entries = (found: Entries): Entries =>
    new Map([...found].map(([key, one]) => [key, entry(key, one)]));
  const finish = (): void => {
    // It grows meanwhile.
    for (const number of waiting) {
      const place = reference({ kind: 'reference', number, generation: 0 });
      out.put(place, value(part.object(number)));
    }
  };
  return { value, named, entries, reference, finish };
}
