import { latin, objectsOf } from '../../contract/cleaned/pdf-objects.ts';
import type { Entry, PdfObject, Value } from '../../contract/cleaned/pdf-objects.ts';

export type Dictionary = Extract<Value, { kind: 'dictionary' }>;
export type Reference = Extract<Value, { kind: 'reference' }>;

/** A page in the order of the file, with the resources that it has or inherits. */
export interface SavedPage {
  readonly id: number;
  readonly value: Dictionary;
  readonly resources: Dictionary | null;
}

/** More levels than any tree of pages has; one that leads back to itself has no end. */
const deepest = 100;

/** A PDF as PDFium saves it, each of whose objects was read once. */
export class SavedPdf {
  readonly bytes: Uint8Array;
  readonly objects: ReadonlyMap<number, PdfObject>;

  /** @throws Error where the file is written otherwise */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.objects = new Map(objectsOf(bytes).map((object) => [object.id, object]));
  }

  /** What a value is, behind its references. */
  resolved(value: Value | undefined): Value | undefined {
    let found = value;
    for (let step = 0; found?.kind === 'reference' && step < deepest; step += 1) {
      found = this.objects.get(found.id)?.value;
    }
    return found;
  }

  dictionary(value: Value | undefined): Dictionary | null {
    const found = this.resolved(value);
    return found?.kind === 'dictionary' ? found : null;
  }

  /** As it is written. */
  text({ start, end }: { readonly start: number; readonly end: number }): string {
    return latin(this.bytes, start, end);
  }

  /** The entries of a dictionary as they are written, without some. */
  entries(dictionary: Dictionary | null, without: readonly string[]): string {
    const kept = dictionary?.entries.filter(({ key }) => !without.includes(key)) ?? [];
    return kept.map((entry) => this.text({ start: entry.start, end: entry.value.end })).join('\n');
  }

  /** Of the trailer: what is to stand in that of a file that goes on with this one. */
  get trailer(): string {
    const [, written = ''] = /trailer\s*<<([\s\S]*)>>\s*startxref/.exec(this.#end) ?? [];
    return written.replace(/\/(?:Size|Prev)\s+\d+/g, '');
  }

  get tableStart(): number {
    return Number(/startxref\s+(\d+)/.exec(this.#end)?.[1]);
  }

  get #end(): string {
    const trailer = Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length);
    return latin(this.bytes, Math.max(0, trailer.lastIndexOf('trailer')));
  }

  /** @throws Error where the pages are not as PDFium writes them */
  pages(): SavedPage[] {
    const root = Number(/\/Root\s+(\d+)/.exec(this.trailer)?.[1]);
    const catalog = this.dictionary(this.objects.get(root)?.value);
    const pages: SavedPage[] = [];
    const walk = (value: Value | undefined, inherited: Dictionary | null, depth: number): void => {
      const node = this.dictionary(value);
      if (!node || value?.kind !== 'reference' || depth > deepest) {
        throw new Error('the pages of a PDF cannot be read');
      }
      const resources = this.dictionary(entryOf(node, 'Resources')) ?? inherited;
      const kids = this.resolved(entryOf(node, 'Kids'));
      if (kids?.kind !== 'array') pages.push({ id: value.id, value: node, resources });
      else for (const kid of kids.items) walk(kid, resources, depth + 1);
    };
    walk(catalog ? entryOf(catalog, 'Pages') : undefined, null, 0);
    return pages;
  }
}

export const entryOf = ({ entries }: Dictionary, key: string): Value | undefined =>
  entries.find((entry: Entry) => entry.key === key)?.value;

/** Every reference in a value, in the order in which they are written. */
export function referencesIn(value: Value): Reference[] {
  if (value.kind === 'reference') return [value];
  if (value.kind === 'array') return value.items.flatMap(referencesIn);
  if (value.kind === 'dictionary')
    return value.entries.flatMap((entry) => referencesIn(entry.value));
  return [];
}
