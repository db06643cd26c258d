import { copierOf } from './copied-objects.ts';
import { openPdf } from './file.ts';
import type { Revision } from './file.ts';
import { fileInPieces } from './new-file.ts';
import type { NewFile } from './new-file.ts';
import { broken, entriesOf, integerOf, isKind } from './values.ts';
import type { PdfReference, PdfString, PdfValue } from './values.ts';
import { array, name } from './write-values.ts';

type Entries = ReadonlyMap<string, PdfValue>;

/** Objects that the joined file has once. */
interface Once {
  readonly catalog: PdfReference;
  readonly pages: PdfReference;
  readonly tree: PdfReference;
  /** The element of the structure that holds those of all parts. */
  readonly whole: PdfReference;
}

/** What a part gave to the joined file, with the references of that file. */
interface Part {
  readonly pages: PdfReference;
  readonly count: number;
  /** Of its structure for screen readers: what is in it, how it calls its elements, what is on which page, names. */
  readonly kids: PdfValue;
  readonly roles: PdfValue;
  readonly parents: readonly PdfValue[];
  readonly names: readonly PdfValue[];
  /** Keys of pages given so far. */
  readonly keys: number;
  readonly ids: readonly [PdfString, PdfString];
}

/** Archive files that become one. */
export interface JoinedArchive {
  /** Takes the pages of the next file. @throws PdfError where it is not as the typesetter writes it */
  add(file: Uint8Array): void;
  /** The file in pieces, so that it need not be in memory twice. */
  finish(): Uint8Array<ArrayBuffer>[];
}

/**
 * The pages of archive files (PDF/A) that the typesetter made with the same settings, as one archive file: with description,
 * colour profile and language of the first, and the structure for screen readers of all. A library that copies pages alone
 * leaves these behind, and what it makes is no archive file.
 */
export function joinedArchive(): JoinedArchive {
  const out = fileInPieces();
  const once = {
    ...{ catalog: out.reserve(), pages: out.reserve(), tree: out.reserve() },
    whole: out.reserve(),
  };
  const parts: Part[] = [];
  let first: Head | undefined;
  return {
    add(file) {
      const { part, head } = copyPart({ out, once, before: parts }, openPdf(file).newest);
      first ??= head;
      parts.push(part);
    },
    finish() {
      if (!first) throw broken('nothing to join');
      return finishFile({ out, once, parts }, first);
    },
  };
}

function finishFile(
  { out, once, parts }: Pick<Joining, 'out' | 'once'> & { readonly parts: readonly Part[] },
  { catalog, description, info }: Head,
): Uint8Array<ArrayBuffer>[] {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const [own, instance] = identityOf(parts);
  const kids = array(parts.map(({ pages }) => pages));
  out.put(once.pages, dictionaryOf({ Type: name('Pages'), Count: count, Kids: kids }));
  out.put(once.tree, treeOf(parts, once.whole));
  out.put(once.whole, wholeOf(parts, once.tree));
  const described = out.reserve();
  out.put(described, descriptionOf(description, count, instance));
  const shared = { Pages: once.pages, StructTreeRoot: once.tree, Metadata: described };
  const entries = new Map([...catalog, ...Object.entries(shared)]);
  out.put(once.catalog, { kind: 'dictionary', entries });
  return out.finish({ Root: once.catalog, Info: info, ID: array([own, instance]) });
}

const dictionaryOf = (entries: Readonly<Record<string, PdfValue>>): PdfValue => ({
  kind: 'dictionary',
  entries: new Map(Object.entries(entries)),
});

/** What the joined file has of the first part alone. */
interface Head {
  readonly catalog: Entries;
  readonly info: PdfValue;
  readonly description: PdfValue;
}

/** What of a catalog is made anew. */
const joined = ['Pages', 'StructTreeRoot', 'Metadata'];

interface Joining {
  readonly out: NewFile;
  readonly once: Once;
  readonly before: readonly Part[];
}

function copyPart({ out, once, before }: Joining, part: Revision): { part: Part; head: Head } {
  const catalog = entriesOf(part.resolve(part.root)) ?? missing('catalog');
  const treeAt = referenceOf(catalog.get('StructTreeRoot'), 'structure');
  const tree = entriesOf(part.resolve(treeAt)) ?? missing('structure');
  const pagesAt = referenceOf(catalog.get('Pages'), 'pages');
  const pages = entriesOf(part.resolve(pagesAt)) ?? missing('pages');
  const keysBefore = before.at(-1)?.keys ?? 0;
  const copy = copierOf(out, part, {
    ...{ keysBefore, prefix: before.length === 0 ? '' : `P${before.length}` },
    known: [[treeAt, once.whole]],
  });
  const root = copy.reference(pagesAt, false);
  const kept = [...pages].filter(([key]) => key !== 'Parent');
  out.put(root, {
    kind: 'dictionary',
    entries: new Map([...copy.entries(new Map(kept)), ['Parent', once.pages]]),
  });
  const made: Part = {
    ...{ pages: root, count: integerOf(pages.get('Count')) ?? missing('count of pages') },
    kids: copy.value(tree.get('K') ?? null),
    roles: copy.value(tree.get('RoleMap') ?? null),
    parents: pairsOf(part, tree.get('ParentTree'), 'Nums').map((value, at) =>
      at % 2 === 0 ? (integerOf(value) ?? missing('key')) + keysBefore : copy.value(value),
    ),
    names: pairsOf(part, tree.get('IDTree'), 'Names').map((value) => copy.named(value)),
    keys: keysBefore + (integerOf(tree.get('ParentTreeNextKey')) ?? missing('keys of pages')),
    ids: identifiersOf(part),
  };
  const isFirst = before.length === 0;
  const own = isFirst ? [...catalog].filter(([key]) => !joined.includes(key)) : [];
  const head = {
    catalog: copy.entries(new Map(own)),
    info: isFirst ? copy.value(part.trailer.get('Info') ?? null) : null,
    description: part.resolve(catalog.get('Metadata')),
  };
  copy.finish();
  return { part: made, head };
}

function treeOf(parts: readonly Part[], whole: PdfReference): PdfValue {
  const pairs = parts
    .flatMap(({ names }) => pairsIn(names))
    .toSorted(([one], [other]) => byBytes(one, other));
  return dictionaryOf({
    ...{ Type: name('StructTreeRoot'), RoleMap: parts[0]?.roles ?? null, K: array([whole]) },
    ParentTree: dictionaryOf({ Nums: array(parts.flatMap(({ parents }) => parents)) }),
    ...(pairs.length > 0 && { IDTree: dictionaryOf({ Names: array(pairs.flat()) }) }),
    ParentTreeNextKey: parts.at(-1)?.keys ?? 0,
  });
}

/** One document, of which each part is a document: programs expect one at the top. */
const wholeOf = (parts: readonly Part[], tree: PdfReference): PdfValue =>
  dictionaryOf({
    ...{ Type: name('StructElem'), S: name('Document'), P: tree },
    K: array(parts.flatMap(({ kids }) => (isKind(kids, 'array') ? kids.items : [kids]))),
  });

const pairsIn = (names: readonly PdfValue[]): [PdfValue, PdfValue][] =>
  names.flatMap((value, at): [PdfValue, PdfValue][] =>
    at % 2 === 0 ? [[value, names[at + 1] ?? null]] : [],
  );

/** Names of a tree are in the order of their bytes. */
function byBytes(one: PdfValue, other: PdfValue): number {
  const [a, b] = [one, other].map((value) =>
    isKind(value, 'string') ? String.fromCharCode(...value.bytes) : '',
  ) as [string, string];
  return a < b ? -1 : Number(a > b);
}

/** The only level of a tree of names or numbers; the typesetter writes no other. */
function pairsOf(part: Revision, value: PdfValue | undefined, key: string): readonly PdfValue[] {
  if (value === undefined) return [];
  const tree = entriesOf(part.resolve(value)) ?? missing('tree');
  if (tree.has('Kids')) throw broken('a tree of several levels');
  const pairs = part.resolve(tree.get(key));
  return isKind(pairs, 'array') ? pairs.items : missing('pairs of a tree');
}

function identifiersOf({ trailer }: Revision): readonly [PdfString, PdfString] {
  const ids = trailer.get('ID');
  const [own, instance] = isKind(ids, 'array') ? ids.items : [];
  if (!isKind(own, 'string') || !isKind(instance, 'string')) return missing('identifier');
  return [own, instance];
}

/** The same parts give the same identifier, and others another one. */
function identityOf(parts: readonly Part[]): readonly [PdfString, PdfString] {
  const [first] = parts;
  if (!first) return missing('parts');
  const bytes = Uint8Array.from(first.ids[1].bytes);
  for (const [at, { ids }] of parts.entries()) {
    // Multiplied by its place, so that the same parts in another order are another file.
    for (const [i, byte] of ids[1].bytes.entries()) {
      bytes[i] = (bytes[i] ?? 0) ^ ((byte * (2 * at + 1)) & 0xff);
    }
  }
  return [first.ids[0], { ...first.ids[1], bytes }];
}

/** The description (XMP) of the first part, with the number of pages and the identifier of the joined file. */
function descriptionOf(value: PdfValue, pages: number, instance: PdfString): PdfValue {
  if (!isKind(value, 'stream') || value.entries.has('Filter')) return missing('description');
  const plain = Array.from(value.raw, (byte) => String.fromCharCode(byte)).join('');
  const hex = Array.from(instance.bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const text = plain
    .replace(/(<xmpTPg:NPages>)\d+/, `$1${pages}`)
    .replace(/(<xmpMM:InstanceID>)[^<]*/, `$1${hex}`);
  const raw = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return { ...value, entries: new Map([...value.entries, ['Length', raw.length]]), raw };
}

const referenceOf = (value: PdfValue | undefined, what: string): PdfReference =>
  isKind(value, 'reference') ? value : missing(what);

function missing(what: string): never {
  throw broken(`no ${what}`);
}
