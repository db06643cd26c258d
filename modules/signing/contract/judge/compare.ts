import { formOf } from '../pdf/fields.ts';
import type { PdfFile, Revision } from '../pdf/file.ts';
import { pagesOf } from '../pdf/pages.ts';
import { PdfError, entriesOf, integerOf, isKind } from '../pdf/values.ts';
import type { PdfValue } from '../pdf/values.ts';
import { areaOf, isPlainField, overlap } from './added-fields.ts';
import type { PlacedField } from './added-fields.ts';
import type { Change, ChangeCode } from './judgement.ts';
import { areSameEntries, isSameValue, referencesIn } from './same-value.ts';

/** Objects that may still be looked at for the whole file. */
export interface Budget {
  objects: number;
}

export interface Comparison {
  readonly changes: readonly Change[];
  /** Signature fields that came, or were filled, after the older revision. */
  readonly added: readonly PlacedField[];
}

const mostChanges = 50;
/** A later signature may not be drawn over more of a page than this part. */
const largestPart = 0.25;

/**
 * Compares a file as it was signed with what it is now. Everything that can be reached from its root must be the same
 * but for: signature fields that were added or filled, with their widgets, and the store of certificates and CRLs.
 * What cannot be reached shows nothing and is not compared.
 */
export function compareRevisions(
  file: PdfFile,
  older: { readonly revision: Revision; readonly fields: readonly PlacedField[] },
  newer: { readonly revision: Revision; readonly fields: readonly PlacedField[] },
  budget: Budget,
): Comparison {
  const changed = new Set<number>();
  for (const { entries } of file.sections.slice(newer.revision.newer, older.revision.newer)) {
    for (const number of entries.keys()) changed.add(number);
  }
  const before = new Map(older.fields.map((field) => [field.reference.number, field]));
  const added = newer.fields.filter((field) => {
    const known = before.get(field.reference.number);
    return !known || (known.value === undefined && field.value !== undefined);
  });
  const walk: Walk = {
    ...{ older: older.revision, newer: newer.revision, changed, changes: [], budget },
    pages: new Map(pagesOf(older.revision).map(({ reference }, at) => [reference.number, at + 1])),
    fillable: new Map(
      older.fields
        .filter(({ value }) => value === undefined)
        .flatMap((field) =>
          [numberOf(field), ...field.widgets].map((one) => [one, numberOf(field)]),
        ),
    ),
    added: new Map(added.map((field) => [numberOf(field), field])),
    widgets: new Set(added.flatMap(({ widgets }) => widgets)),
    seen: new Set(),
    waiting: [],
  };
  walkAll(walk);
  checkAdded(walk, older.fields, added);
  return { changes: walk.changes, added };
}

const numberOf = ({ reference }: PlacedField): number => reference.number;

interface Place {
  readonly number: number;
  readonly path: string;
  readonly page: number | undefined;
}

interface Walk {
  readonly older: Revision;
  readonly newer: Revision;
  /** Numbers that later sections name. */
  readonly changed: ReadonlySet<number>;
  readonly changes: Change[];
  readonly budget: Budget;
  readonly pages: ReadonlyMap<number, number>;
  /** Fields that were empty then, and their widgets, with the number of the field. */
  readonly fillable: ReadonlyMap<number, number>;
  readonly added: ReadonlyMap<number, PlacedField>;
  readonly widgets: ReadonlySet<number>;
  readonly seen: Set<number>;
  readonly waiting: Place[];
}

function walkAll(walk: Walk): void {
  const { older, newer } = walk;
  const root = older.root.number;
  if (!isSameValue(newer.root, older.root) || sizeOf(newer) < sizeOf(older))
    report(walk, 'catalog', { number: root, path: 'Root', page: undefined });
  if (!isSameValue(older.trailer.get('Info') ?? null, newer.trailer.get('Info') ?? null)) {
    report(walk, 'document-information', { number: root, path: 'Info', page: undefined });
  }
  follow(
    walk,
    older.trailer.get('Info') ?? null,
    { number: root, path: 'Info', page: undefined },
    '',
  );
  walk.waiting.push({ number: root, path: 'Root', page: undefined });
  // The nearest first, so that what is found is told by its shortest way. The list grows meanwhile.
  for (const place of walk.waiting) {
    if (walk.seen.has(place.number)) continue;
    walk.seen.add(place.number);
    if (--walk.budget.objects < 0) throw new PdfError('too-large', 'too much to compare');
    visit(walk, place);
  }
}

/** Objects with greater numbers are none for some programs. */
const sizeOf = ({ trailer }: Revision): number => integerOf(trailer.get('Size')) ?? 0;

/** References name a generation: an object with another one is none for some programs. */
const generationOf = (revision: Revision, number: number): number => {
  const entry = revision.entry(number);
  return entry?.kind === 'offset' ? entry.generation : 0;
};

const hasOtherGeneration = ({ older, newer }: Walk, number: number): boolean =>
  generationOf(older, number) !== generationOf(newer, number);

function visit(walk: Walk, place: Place): void {
  const { number } = place;
  if (number === walk.older.root.number) return visitCatalog(walk, place);
  const page = walk.pages.get(number);
  if (page !== undefined) return visitPage(walk, { number, path: 'Root/Pages/Kids', page });
  const field = walk.fillable.get(number);
  if (field !== undefined) return visitField(walk, place, field);
  const value = walk.older.object(number);
  if (walk.changed.has(number)) {
    const isSame = isSameValue(value, walk.newer.object(number));
    if (!isSame || hasOtherGeneration(walk, number)) report(walk, codeOf(place), place);
  }
  follow(walk, value, place, '');
}

/** Compares entries but for some keys, and goes on with what they refer to. */
function compareEntries(
  walk: Walk,
  place: Place,
  code: ChangeCode,
  left: ReadonlySet<string>,
): void {
  const entries = entriesOf(walk.older.object(place.number)) ?? new Map<string, PdfValue>();
  if (walk.changed.has(place.number)) {
    const now = entriesOf(walk.newer.object(place.number)) ?? new Map<string, PdfValue>();
    const isSame = areSameEntries(entries, now, left);
    if (!isSame || hasOtherGeneration(walk, place.number)) report(walk, code, place);
  }
  for (const [key, value] of entries) if (!left.has(key)) follow(walk, value, place, key);
}

const leftOfCatalog = new Set(['AcroForm', 'DSS', 'Extensions']);

function visitCatalog(walk: Walk, place: Place): void {
  compareEntries(walk, place, 'catalog', leftOfCatalog);
  compareForms(walk, { ...place, path: `${place.path}/AcroForm` });
}

const leftOfForm = new Set(['Fields', 'SigFlags']);
/** What a program may put into a form that it makes for its signature. */
const ofNewForm = new Set(['Fields', 'SigFlags', 'DA', 'DR']);

function compareForms(walk: Walk, place: Place): void {
  const [before, now] = [formOf(walk.older), formOf(walk.newer)];
  if (!before) {
    if (now && [...now.keys()].some((key) => !ofNewForm.has(key))) report(walk, 'form', place);
  } else if (!now || !areSameEntries(before, now, leftOfForm)) report(walk, 'form', place);
  for (const [key, value] of before ?? []) {
    if (!leftOfForm.has(key)) follow(walk, value, place, key);
  }
  const fieldsOf = (revision: Revision, form: typeof now): readonly PdfValue[] => {
    const fields = revision.resolve(form?.get('Fields'));
    return isKind(fields, 'array') ? fields.items : [];
  };
  const further = laterItems(walk, place, 'form', {
    before: fieldsOf(walk.older, before),
    now: fieldsOf(walk.newer, now),
  });
  if (!further.every((item) => isKind(item, 'reference') && walk.added.has(item.number))) {
    report(walk, 'form', place);
  }
}

const leftOfPage = new Set(['Annots']);

function visitPage(walk: Walk, place: Place): void {
  compareEntries(walk, place, 'page', leftOfPage);
  const listOf = (revision: Revision): readonly PdfValue[] => {
    const list = revision.resolve(entriesOf(revision.object(place.number))?.get('Annots'));
    return isKind(list, 'array') ? list.items : [];
  };
  const at = { ...place, path: `${place.path}/Annots` };
  const lists = { before: listOf(walk.older), now: listOf(walk.newer) };
  const further = laterItems(walk, at, 'annotations', lists);
  if (!further.every((item) => isKind(item, 'reference') && walk.widgets.has(item.number))) {
    report(walk, 'annotations', at);
  }
}

/** Lists may become longer, and not otherwise change. */
function laterItems(
  walk: Walk,
  place: Place,
  code: ChangeCode,
  { before, now }: { before: readonly PdfValue[]; now: readonly PdfValue[] },
): readonly PdfValue[] {
  if (!before.every((item, at) => isSameValue(item, now[at] ?? null))) report(walk, code, place);
  for (const item of before) follow(walk, item, place, '');
  return now.slice(before.length);
}

/** What filling an empty field changes in it. */
const leftOfField = new Set(['V', 'AP', 'AS', 'M', 'F']);

function visitField(walk: Walk, place: Place, field: number): void {
  compareEntries(walk, place, 'form', walk.added.has(field) ? leftOfField : new Set());
}

/** Goes on with the objects to which a value refers. */
function follow(walk: Walk, value: PdfValue, place: Place, key: string): void {
  for (const { key: own, to } of referencesIn(value, key)) {
    if (walk.seen.has(to.number)) continue;
    const path = own === '' || place.path.length > 300 ? place.path : `${place.path}/${own}`;
    walk.waiting.push({ number: to.number, path, page: place.page });
  }
}

function report(walk: Walk, code: ChangeCode, { number, path, page }: Place): void {
  if (walk.changes.length >= mostChanges) return;
  const change = { code, object: number, path, ...(page === undefined ? {} : { page }) };
  walk.changes.push(change);
}

/** What something is by the way it is reached. */
const codes: readonly (readonly [RegExp, ChangeCode])[] = [
  [/^Info/, 'document-information'],
  [/^Root\/AcroForm/, 'form'],
  [/^Root\/Metadata/, 'metadata'],
  [/^Root\/(AF|Names\/EmbeddedFiles)/, 'attachments'],
  [/^Root\/StructTreeRoot/, 'structure'],
  [/\/Annots/, 'annotations'],
];

function codeOf({ path, page }: Place): ChangeCode {
  const found = codes.find(([pattern]) => pattern.test(path))?.[1];
  if (found) return found;
  if (page !== undefined) return 'page';
  return path.startsWith('Root/Pages') ? 'pages' : 'catalog';
}

/** Fields that came later must be nothing else, be new themselves, and leave the page to be seen. */
function checkAdded(
  walk: Walk,
  before: readonly PlacedField[],
  added: readonly PlacedField[],
): void {
  const known = new Set(before.map(numberOf));
  for (const field of added) {
    const number = numberOf(field);
    // A field that was there, and is filled, is where it was: the comparison tells.
    if (known.has(number)) continue;
    const place = { number, path: `Root/AcroForm/Fields/${field.name}`, page: field.place?.page };
    // An object that was in the signed file, unreachable, is no new one: it was put there to appear later.
    const isNew = [number, ...field.widgets].every((one) => walk.changed.has(one));
    if (!isNew || !isPlainField(walk.newer, field)) report(walk, 'form', place);
    if (isCovering(walk, field, before)) report(walk, 'covered', place);
  }
}

function isCovering(
  { newer }: Walk,
  { reference, place }: PlacedField,
  before: readonly PlacedField[],
): boolean {
  if (!place) return false;
  const page = pagesOf(newer)[place.page - 1];
  if (page && areaOf(place.rectangle) > largestPart * areaOf(page.box)) return true;
  return before.some(
    (other) =>
      other.reference.number !== reference.number && other.place && overlap(place, other.place),
  );
}
