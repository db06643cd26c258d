import { signatureFields } from '../pdf/fields.ts';
import type { SignatureField } from '../pdf/fields.ts';
import type { Revision } from '../pdf/file.ts';
import { pagesOf, rectangleOf } from '../pdf/pages.ts';
import { entriesOf, isKind, nameOf } from '../pdf/values.ts';
import type { PdfValue } from '../pdf/values.ts';
import type { WidgetPlace } from './judgement.ts';

/** A signature field with where it is seen. */
export interface PlacedField extends SignatureField {
  readonly place: WidgetPlace | undefined;
  /** Numbers of the objects that show it on pages. */
  readonly widgets: readonly number[];
}

/** All signature fields of a revision with their places. */
export function placedFields(revision: Revision): PlacedField[] {
  const pageOf = new Map<number, number>();
  for (const [at, page] of pagesOf(revision).entries()) {
    const annotations = revision.resolve(page.entries.get('Annots'));
    for (const item of isKind(annotations, 'array') ? annotations.items : []) {
      if (isKind(item, 'reference')) pageOf.set(item.number, at + 1);
    }
  }
  return signatureFields(revision).map((field) => {
    const widgets = widgetsOf(revision, field);
    const places = widgets.flatMap((number) => {
      const page = pageOf.get(number);
      const rectangle = rectangleOf(revision, entriesOf(revision.object(number))?.get('Rect'));
      return page !== undefined && rectangle && areaOf(rectangle) > 0 ? [{ page, rectangle }] : [];
    });
    return { ...field, widgets, place: places[0] };
  });
}

function widgetsOf(revision: Revision, { reference, entries }: SignatureField): number[] {
  const kids = revision.resolve(entries.get('Kids'));
  if (!isKind(kids, 'array')) return [reference.number];
  return kids.items.flatMap((kid) => (isKind(kid, 'reference') ? [kid.number] : []));
}

export const areaOf = ([left, bottom, right, top]: WidgetPlace['rectangle']): number =>
  Math.max(0, right - left) * Math.max(0, top - bottom);

/** What a signature field and its widget need; an action is not among it. */
const known = new Set([
  ...['Type', 'Subtype', 'FT', 'T', 'TU', 'TM', 'V', 'P', 'Rect', 'F', 'Ff', 'AP', 'AS', 'M', 'NM'],
  ...['MK', 'BS', 'Border', 'DA', 'DR', 'Q', 'DV', 'Kids', 'Parent', 'Lock', 'SV', 'H', 'Contents'],
]);

/**
 * Whether a field that came later is nothing but a field for a signature. One that is empty may not show
 * anything.
 */
export function isPlainField(revision: Revision, field: PlacedField): boolean {
  if (field.widgets.length > 1) return false;
  const parts = [field.reference.number, ...field.widgets].map((number) =>
    entriesOf(revision.object(number)),
  );
  return parts.every((entries) => entries !== undefined && isPlain(revision, entries, field));
}

function isPlain(
  revision: Revision,
  entries: ReadonlyMap<string, PdfValue>,
  { value }: PlacedField,
): boolean {
  if ([...entries.keys()].some((key) => !known.has(key))) return false;
  const type = nameOf(revision.resolve(entries.get('Subtype'))) ?? 'Widget';
  return type === 'Widget' && (value !== undefined || !entries.has('AP'));
}

/** Whether two places have more than an edge in common. */
export function overlap(one: WidgetPlace, other: WidgetPlace): boolean {
  const [left, bottom, right, top] = one.rectangle;
  const [otherLeft, otherBottom, otherRight, otherTop] = other.rectangle;
  const width = Math.min(right, otherRight) - Math.max(left, otherLeft);
  const height = Math.min(top, otherTop) - Math.max(bottom, otherBottom);
  return one.page === other.page && width > 1 && height > 1;
}
