import { createHash } from 'node:crypto';
import { isSameValue } from '@sarn/kernel';
import type { FieldValue, Language } from '@sarn/kernel';
import { textsOf } from '@sarn/platform-server';
import type { PartChange, PartRow } from '@sarn/platform-server';
import type { RowDifference, SectionDifference } from '../../contract/index.ts';
import type { FileSections } from './format.ts';
import type { Section } from './section.ts';

/** A section with its rows here, and those of the file; undefined where the file has no such section. */
export interface Compared {
  readonly section: Section;
  readonly here: readonly PartRow[];
  readonly inFile: FileSections[string] | undefined;
}

/**
 * Rows of a section in a file: what the part that it replaces says there, in its own terms, and above
 * that what the file says of the section itself.
 */
export function rowsInFile(
  { code, replaces }: Pick<Section, 'code' | 'replaces'>,
  sections: FileSections,
): FileSections[string] | undefined {
  const own = sections[code];
  const former = replaces && sections[replaces.code];
  if (!replaces || !former) return own;
  const rows = Object.entries(replaces.toRows(former)).map(
    ([row, fields]) => [row, { ...plainFields(fields), ...own?.[row] }] as const,
  );
  return { ...own, ...Object.fromEntries(rows) };
}

/** Fields as a file has them: its lists may be changed, those of a row may not. */
export const plainFields = (fields: PartRow['fields']): FileSections[string][string] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? [...value] : value,
    ]),
  );

const rowKey = (section: string, code: string) => `${section}/${code}`;
const fieldKey = (section: string, code: string, field: string) => `${section}/${code}#${field}`;

/** In what a file differs from the settings here, field by field; sections without any are left out. */
export const differencesOf = (
  compared: readonly Compared[],
  language: Language,
): SectionDifference[] =>
  compared
    .map((one) => ({
      code: one.section.code,
      title: one.section.title[language === 'en' ? 'en' : 'th'],
      rows: rowsOf(one, language, valuesOf(compared, one, language)),
    }))
    .filter(({ rows }) => rows.length > 0);

type TellsValue = (field: string, value: FieldValue, code: string) => string;

/** Values in words: what refers to rows is told by their names, here or in the file. */
function valuesOf(
  compared: readonly Compared[],
  { section }: Pick<Compared, 'section'>,
  language: Language,
): TellsValue {
  const named = new Map(
    Object.entries(section.references).map(([field, code]) => {
      const other = compared.find((one) => one.section.code === code);
      return [field, other && namesIn(other, language)] as const;
    }),
  );
  return (field, value, code) => {
    const names = named.get(field);
    if (!names || value === null) return section.shown(field, value, language, code);
    return codesIn(value)
      .map((one) => names.get(one) ?? one)
      .join(', ');
  };
}

const namesIn = ({ section, here, inFile = {} }: Compared, language: Language) =>
  new Map([
    ...Object.entries(inFile).map(
      ([code, fields]) => [code, nameOf(fields, language) || section.nameOf(code)] as const,
    ),
    ...here.map((row) => [row.code, nameOf(row.fields, language) || row.name] as const),
  ]);

/** The name that the fields of a row say; empty where they say none. */
const nameOf = ({ nameTh, nameEn }: PartRow['fields'], language: Language): string =>
  String((language === 'en' && nameEn) || (nameTh ?? ''));

function rowsOf(
  { section, here, inFile }: Compared,
  language: Language,
  tell: TellsValue,
): RowDifference[] {
  if (!inFile) return [];
  const known = new Map(here.map((row) => [row.code, row]));
  const word = (field: string) => section.label(field)[language === 'en' ? 'en' : 'th'];
  const changed = Object.entries(inFile).flatMap(([code, fields]): RowDifference[] => {
    const row = known.get(code);
    const others = Object.keys(fields).filter((field) => isOther(row, fields, field));
    if (row ? others.length === 0 : !section.isOwn(code)) return [];
    return [
      {
        ...{ key: rowKey(section.code, code), code, kind: row ? 'changed' : 'new' },
        name: nameOf(row?.fields ?? fields, language) || (row?.name ?? section.nameOf(code)),
        fields: inShownOrder(section, row ? others : filled(knownOf(section, fields))).map(
          (field) => ({
            ...{ key: fieldKey(section.code, code, field), field, label: word(field) },
            from: row ? tell(field, row.fields[field] ?? null, code) : '',
            to: tell(field, fields[field] ?? null, code),
          }),
        ),
      },
    ];
  });
  const only = here.filter(({ code }) => !Object.hasOwn(inFile, code) && section.isOwn(code));
  return [
    ...changed,
    ...only.map(({ code, name, fields }) => ({
      ...{ key: rowKey(section.code, code), code, kind: 'here' as const, fields: [] },
      name: nameOf(fields, language) || name,
    })),
  ];
}

/** Fields of a new row of a described table that this system knows: others are left out, as in known rows. */
const knownOf = ({ kind, fields: known }: Section, fields: FileSections[string][string]) =>
  kind === 'tables'
    ? Object.fromEntries(Object.entries(fields).filter(([field]) => known.includes(field)))
    : fields;

/** Fields of a new row that say something. */
const filled = (fields: FileSections[string][string]) =>
  Object.keys(fields).filter((field) => {
    const value = fields[field];
    return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  });

const inShownOrder = ({ fields }: Section, names: readonly string[]) =>
  names.toSorted((one, other) => fields.indexOf(one) - fields.indexOf(other));

/** A field of which this system knows nothing is left out: the row keeps what it has. */
const isOther = (row: PartRow | undefined, fields: FileSections[string][string], field: string) =>
  row === undefined ||
  (Object.hasOwn(row.fields, field) &&
    !isSameValue(row.fields[field] ?? null, fields[field] ?? null));

/** What is written of a section for what was chosen. */
export function changesOf(
  { section, here, inFile }: Compared,
  { chosen, isLikeFile }: { readonly chosen: ReadonlySet<string>; readonly isLikeFile: boolean },
): PartChange[] {
  if (!inFile) return [];
  const known = new Map(here.map((row) => [row.code, row]));
  const taken = Object.entries(inFile).flatMap(([code, fields]): PartChange[] => {
    const before = known.get(code) ?? null;
    const isWhole = chosen.has(rowKey(section.code, code));
    if (!before) {
      const isTaken = isWhole && section.isOwn(code);
      return isTaken ? [{ before, after: newPart(code, knownOf(section, fields)) }] : [];
    }
    const wanted = Object.entries(fields).filter(
      ([field]) =>
        isOther(before, fields, field) &&
        (isWhole || chosen.has(fieldKey(section.code, code, field))),
    );
    if (wanted.length === 0) return [];
    const after = { ...before, fields: { ...before.fields, ...Object.fromEntries(wanted) } };
    return [{ before, after }];
  });
  const ended = here
    .filter(({ code }) => isLikeFile && !Object.hasOwn(inFile, code) && section.isOwn(code))
    .filter(({ code }) => chosen.has(rowKey(section.code, code)))
    .map((before): PartChange => ({ before, after: null }));
  return [...inOrder(section, taken), ...ended];
}

const newPart = (code: string, fields: FileSections[string][string]): PartRow => ({
  ...{ code, name: String(fields['nameTh'] ?? '') || code, fields },
});

/** Rows behind those of their own section to which they refer. */
function inOrder({ code: own, references }: Section, changes: readonly PartChange[]): PartChange[] {
  // Only rows that are written now are waited for: the others are there already, or nowhere.
  const waiting = new Set(changes.map(({ after }) => after?.code ?? ''));
  const ownReferences = Object.keys(references).filter((field) => references[field] === own);
  const ordered: PartChange[] = [];
  let rest = [...changes];
  while (rest.length > 0) {
    const next = rest.filter(({ after }) =>
      ownReferences
        .flatMap((field) => codesIn(after?.fields[field]))
        .every((code) => code === after?.code || !waiting.has(code)),
    );
    // Rows that refer to each other in a circle are refused when they are written.
    if (next.length === 0) return [...ordered, ...rest];
    for (const { after } of next) waiting.delete(after?.code ?? '');
    ordered.push(...next);
    rest = rest.filter((change) => !next.includes(change));
  }
  return ordered;
}

const codesIn = (value: FieldValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : textsOf(value);

/**
 * The rows of the file by the codes that they have here: where the product makes the codes, a row that has
 * the name of one here is that one, and what refers to it refers to that.
 */
export function byCodesHere(compared: readonly Compared[]): Compared[] {
  const renamed = new Map(compared.map((one) => [one.section.code, codesByName(one)]));
  return compared.map((one): Compared => {
    if (!one.inFile) return one;
    const own = renamed.get(one.section.code);
    const rows = Object.entries(one.inFile).map(([code, fields]) => {
      const changed = Object.entries(one.section.references).flatMap(([field, table]) => {
        const here = renamed.get(table)?.get(String(fields[field]));
        return here === undefined ? [] : [[field, here] as const];
      });
      return [own?.get(code) ?? code, { ...fields, ...Object.fromEntries(changed) }] as const;
    });
    return { ...one, inFile: Object.fromEntries(rows) };
  });
}

/** Codes of the file whose row is known here under another one. */
function codesByName({ section, here, inFile = {} }: Compared): ReadonlyMap<string, string> {
  if (!section.hasMadeCodes) return new Map();
  const known = new Set(here.map(({ code }) => code));
  const free = here.filter(({ code }) => !Object.hasOwn(inFile, code));
  return new Map(
    Object.entries(inFile)
      .filter(([code]) => !known.has(code))
      .flatMap(([code, fields]) => {
        const same = free.find((row) => row.fields['nameTh'] === fields['nameTh']);
        return same ? [[code, same.code] as const] : [];
      }),
  );
}

/** Tells whether the settings are still those that were compared. */
export const digestOf = (compared: readonly Compared[]): string =>
  createHash('sha256')
    .update(JSON.stringify(compared.map(({ section, here }) => [section.code, here])))
    .digest('hex');
