import type { Revision } from './file.ts';
import { broken, entriesOf, isKind, nameOf } from './values.ts';
import type { PdfReference, PdfValue } from './values.ts';

/** A page with what it takes from the nodes above it. */
export interface Page {
  readonly reference: PdfReference;
  readonly entries: ReadonlyMap<string, PdfValue>;
  /** Left, bottom, right, top of what is seen of it, in points. */
  readonly box: readonly [number, number, number, number];
  /** By how much it is turned clockwise when it is shown. */
  readonly rotation: 0 | 90 | 180 | 270;
}

const mostPages = 100_000;

/** The pages in their order. */
export function pagesOf(revision: Revision): Page[] {
  const catalog = entriesOf(revision.object(revision.root.number));
  const pages: Page[] = [];
  const seen = new Set<number>();
  const visit = (at: PdfValue | undefined, above: ReadonlyMap<string, PdfValue>): void => {
    if (!isKind(at, 'reference') || seen.has(at.number)) throw broken('no tree of pages');
    seen.add(at.number);
    if (seen.size > mostPages) throw broken('too many pages');
    const entries = entriesOf(revision.resolve(at));
    if (!entries) throw broken('no page');
    const all = new Map([...inherited(above), ...entries]);
    const kids = revision.resolve(entries.get('Kids'));
    if (nameOf(entries.get('Type')) !== 'Pages' && !isKind(kids, 'array')) {
      pages.push(pageOf(revision, at, all));
      return;
    }
    if (!isKind(kids, 'array')) throw broken('no pages');
    for (const kid of kids.items) visit(kid, all);
  };
  visit(catalog?.get('Pages'), new Map());
  return pages;
}

const inheritable = ['MediaBox', 'CropBox', 'Rotate', 'Resources'];

function inherited(above: ReadonlyMap<string, PdfValue>): [string, PdfValue][] {
  return inheritable.flatMap((key) => (above.has(key) ? [[key, above.get(key) ?? null]] : []));
}

function pageOf(
  revision: Revision,
  reference: PdfReference,
  entries: ReadonlyMap<string, PdfValue>,
): Page {
  const box = rectangleOf(revision, entries.get('CropBox')) ??
    rectangleOf(revision, entries.get('MediaBox')) ?? [0, 0, 595.28, 841.89];
  const said = revision.resolve(entries.get('Rotate'));
  const rotation = typeof said === 'number' ? ((said % 360) + 360) % 360 : 0;
  const isRight = rotation === 90 || rotation === 180 || rotation === 270;
  return { reference, entries, box, rotation: isRight ? rotation : 0 };
}

/** Four numbers as left, bottom, right, top. */
export function rectangleOf(
  revision: Revision,
  value: PdfValue | undefined,
): [number, number, number, number] | undefined {
  const found = revision.resolve(value);
  if (!isKind(found, 'array') || found.items.length !== 4) return undefined;
  const numbers = found.items.map((item) => revision.resolve(item));
  const [a, b, c, d] = numbers.map((one) => (typeof one === 'number' ? one : Number.NaN));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  if ([a, b, c, d].some((one) => Number.isNaN(one))) return undefined;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}
