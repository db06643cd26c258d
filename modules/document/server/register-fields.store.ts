import type { Insertable } from 'kysely';
import { forFields, registerFieldNames, registerFields } from '../contract/index.ts';
import type { RegisterFieldName, RegisterFieldValues } from '../contract/index.ts';
import type { DocumentTable } from './document.tables.gen.ts';

type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : '';

/** The columns of the fields. A field without a column does not compile. */
type FieldColumns = Insertable<Pick<DocumentTable, Snake<RegisterFieldName>>>;

/** Column of a field: `letter_no` for `letterNo`. */
export function fieldColumn(name: RegisterFieldName): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** SQL: the fields as a statement returns them. @param from name of the table, with its dot */
export function selectFields(names: readonly RegisterFieldName[], from = ''): string {
  return names.map((name) => `${from}${fieldColumn(name)} as "${name}"`).join(', ');
}

/**
 * SQL: the same where the document may be missing or hidden: text is empty then, and a `word` field
 * has its start value.
 */
export function selectFieldsOrEmpty(names: readonly RegisterFieldName[], from = ''): string {
  return names
    .map((name) => {
      const { start } = registerFields[name];
      const column = `${from}${fieldColumn(name)}`;
      return `${start === null ? column : `coalesce(${column}, '${start}')`} as "${name}"`;
    })
    .join(', ');
}

/** SQL: the fields as parts of one text, for the search. */
export function textOfFields(names: readonly RegisterFieldName[], from = ''): string {
  return names
    .map(
      (name) => `${from}${fieldColumn(name)}${registerFields[name].is === 'date' ? '::text' : ''}`,
    )
    .join(', ');
}

interface TypeOf {
  text: 'text';
  word: 'text';
  date: 'date?';
}
type FieldTypes<Name extends RegisterFieldName> = {
  readonly [N in Name]: TypeOf[(typeof registerFields)[N]['is']];
};

/** Types of the columns, as a statement declares them. */
export function fieldTypes<Name extends RegisterFieldName>(
  names: readonly Name[],
): FieldTypes<Name> {
  const types: TypeOf = { text: 'text', word: 'text', date: 'date?' };
  return forFields<FieldTypes<Name>>(names, (name) => types[registerFields[name].is]);
}

/** The fields of a new document as columns. */
export function newFieldColumns(given: RegisterFieldValues): FieldColumns {
  return columnsOf(given) as FieldColumns;
}

/** The given fields as columns to be changed; those left out stay. */
export function changedFieldColumns(given: Partial<RegisterFieldValues>): Partial<FieldColumns> {
  return columnsOf(given);
}

/** The query builder leaves out columns that are undefined. */
const columnsOf = (given: Partial<RegisterFieldValues>): Partial<FieldColumns> =>
  Object.fromEntries(
    registerFieldNames.map((name): [string, string | null | undefined] => [
      fieldColumn(name),
      given[name],
    ]),
  );

/** SQL: the start values of the fields, as the assignments of an update. */
export function emptiedFields(names: readonly RegisterFieldName[]): string {
  return names
    .map((name) => {
      const { start } = registerFields[name];
      return `${fieldColumn(name)} = ${start === null ? 'null' : `'${start}'`}`;
    })
    .join(', ');
}
