import { latin, objectsOf } from './pdf-objects.ts';
import type { Entry, PdfObject, Value } from './pdf-objects.ts';

/** What a reader's program would do by itself or at a click: run, start, send or fetch something. */
const unwanted = new Set([
  'JavaScript',
  'Launch',
  'Rendition',
  'RichMediaExecute',
  'ImportData',
  'SubmitForm',
]);
/** Any of these stands in a file that has something to take out; PDFium writes names without escapes. */
const signs = ['/AA', '/XFA', ...[...unwanted].map((name) => `/${name}`)];

const blank = 0x20;
/** Of what is searched at once; a sign may lie on the border of two pieces. */
const [searched, overlap] = [1_000_000, 32];

function mayHaveSome(pdf: Uint8Array): boolean {
  for (let at = 0; at < pdf.length; at += searched) {
    const text = latin(pdf, at, Math.min(pdf.length, at + searched + overlap));
    if (signs.some((sign) => text.includes(sign))) return true;
  }
  return false;
}

type Dictionary = Extract<Value, { kind: 'dictionary' }>;

function entryOf(value: Dictionary, key: string): Value | undefined {
  return value.entries.find((entry) => entry.key === key)?.value;
}

function nameIn(value: Dictionary, key: string): string | null {
  const found = entryOf(value, key);
  return found?.kind === 'name' ? found.name : null;
}

/** A page, a font or an annotation is none, whatever else is written in it. */
function isAction(value: Dictionary): boolean {
  const type = nameIn(value, 'Type');
  return (
    nameIn(value, 'S') !== null &&
    (type === null || type === 'Action') &&
    !entryOf(value, 'Subtype')
  );
}

const isUnwanted = (value: Value): boolean =>
  value.kind === 'dictionary' && isAction(value) && unwanted.has(nameIn(value, 'S') ?? '');

/** Writes over what is unwanted in one file, so that every other object stays at its place. */
function cleaner(pdf: Uint8Array, objects: ReadonlyMap<number, PdfObject>) {
  let changes = 0;
  const clear = (start: number, end: number, left: string): void => {
    pdf.fill(blank, start, end).set(
      [...left].map((letter) => letter.charCodeAt(0)),
      start,
    );
    changes += 1;
  };
  const resolved = (value: Value): Value | undefined =>
    value.kind === 'reference' ? objects.get(value.id)?.value : value;
  /** The resources of a page may name a font so: there the values are no actions. */
  const isAdditional = (value: Value): boolean => {
    const found = resolved(value);
    if (found?.kind !== 'dictionary' || found.entries.length === 0) return false;
    return found.entries.every((entry) => {
      const act = resolved(entry.value);
      return act?.kind === 'dictionary' && isAction(act);
    });
  };
  const isCleared = ({ key, value }: Entry, of: Dictionary): boolean => {
    if (key === 'AA') return isAdditional(value);
    if (key === 'XFA') return entryOf(of, 'Fields') !== undefined;
    // The scripts of the whole document, by name.
    if (key === 'JavaScript') return resolved(value)?.kind === 'dictionary';
    return isUnwanted(value);
  };
  const walk = (value: Value): void => {
    if (value.kind === 'array') {
      for (const item of value.items) {
        if (isUnwanted(item)) clear(item.start, item.end, 'null');
        else walk(item);
      }
    }
    if (value.kind !== 'dictionary') return;
    for (const entry of value.entries) {
      if (isCleared(entry, value)) clear(entry.start, entry.value.end, '');
      else walk(entry.value);
    }
  };
  return (object: PdfObject): number => {
    if (isUnwanted(object.value)) clear(object.start, object.end, 'null ');
    else walk(object.value);
    return changes;
  };
}

/**
 * A file without what would be run, started or sent when somebody opens it, turns a page or clicks: scripts of the
 * document, of pages, of annotations and of fields. Links to addresses and to pages stay.
 *
 * @param saved as PDFium saves it
 * @returns null where there is nothing to take out; in what is returned the streams of scripts are no longer
 *   referred to, and PDFium drops them when it saves the file again
 * @throws Error where the file is not as PDFium saves it
 */
export function withoutScripts(saved: Uint8Array): Uint8Array | null {
  if (!mayHaveSome(saved)) return null;
  const pdf = saved.slice();
  const objects = objectsOf(pdf);
  const clean = cleaner(pdf, new Map(objects.map((object) => [object.id, object])));
  let changes = 0;
  for (const object of objects) changes = clean(object);
  return changes > 0 ? pdf : null;
}
