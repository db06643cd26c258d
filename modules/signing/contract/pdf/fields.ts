import type { Revision } from './file.ts';
import { broken, entriesOf, isKind, nameOf, textOf } from './values.ts';
import type { PdfReference, PdfValue } from './values.ts';

/** A field for a signature, signed or not. */
export interface SignatureField {
  readonly reference: PdfReference;
  readonly entries: ReadonlyMap<string, PdfValue>;
  /** Its name with those of the fields above it. */
  readonly name: string;
  /** What it was signed with; undefined while it is empty. */
  readonly value: PdfValue | undefined;
}

const mostFields = 50_000;

/** The entries of the form of a document; undefined where it has none. */
export function formOf(revision: Revision): ReadonlyMap<string, PdfValue> | undefined {
  const catalog = entriesOf(revision.object(revision.root.number));
  return entriesOf(revision.resolve(catalog?.get('AcroForm')));
}

/** All fields for signatures, in their order. */
export function signatureFields(revision: Revision): SignatureField[] {
  const found: SignatureField[] = [];
  const seen = new Set<number>();
  const visit = (at: PdfValue, above: { name: string; kind: string | undefined }): void => {
    if (!isKind(at, 'reference')) throw broken('a field that is no object');
    if (seen.has(at.number)) throw broken('a field twice');
    seen.add(at.number);
    if (seen.size > mostFields) throw broken('too many fields');
    const entries = entriesOf(revision.resolve(at));
    if (!entries) return;
    const own = textOf(revision.resolve(entries.get('T')));
    const name = [above.name, own ?? ''].filter((part) => part !== '').join('.');
    const kind = nameOf(revision.resolve(entries.get('FT'))) ?? above.kind;
    const kids = revision.resolve(entries.get('Kids'));
    // Fields have a name; what has none shows its field on a page.
    const below = isKind(kids, 'array') ? kids.items : [];
    for (const kid of below) {
      const isField = entriesOf(revision.resolve(kid))?.has('T') ?? false;
      if (isField) visit(kid, { name, kind });
    }
    if (kind === 'Sig') {
      // A value that leads nowhere is a signature that is missing, and no empty field.
      const value = entries.get('V') ?? undefined;
      found.push({ reference: at, entries, name, value });
    }
  };
  const fields = revision.resolve(formOf(revision)?.get('Fields'));
  for (const field of isKind(fields, 'array') ? fields.items : []) {
    visit(field, { name: '', kind: undefined });
  }
  return found;
}
