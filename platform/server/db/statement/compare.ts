import type { Described, DescribedColumn } from './describe.ts';
import type { Registered } from './statement.ts';

/** The differences between a statement and its declaration, as sentences; empty when right. */
export function compare(statement: Registered, described: Described): string[] {
  return [
    ...compareColumns(statement.columns, described.columns),
    ...compareParameters(statement.parameters, described.parameters),
  ];
}

function compareColumns(
  declared: Registered['columns'],
  given: Described['columns'],
): readonly string[] {
  if (declared === null) {
    // The column of a function without a result (`pg_advisory_xact_lock`) is not a row of data.
    const isEmpty = given === null || given.every(({ type }) => type === 'void');
    return isEmpty ? [] : ['gives rows, but is declared as giving none'];
  }
  if (given === null) return ['gives no rows, but columns are declared'];
  const names = new Set(given.map(({ name }) => name));
  const missing = Object.keys(declared).filter((name) => !names.has(name));
  return [
    ...(names.size < given.length ? ['gives two columns of one name'] : []),
    ...missing.map((name) => `does not give the column ${name}`),
    ...given.flatMap((column) => compareColumn(declared[column.name], column)),
  ];
}

function compareColumn(declared: string | undefined, given: DescribedColumn): string[] {
  const { name, type, isNullable } = given;
  if (declared === undefined) return [`gives ${name} ${type}, which is not declared`];
  const plain = declared.replace(/[?!]$/, '');
  if (plain !== type) return [`${name} is declared as ${plain}, but PostgreSQL gives ${type}`];
  if (isNullable && plain === declared) return [`${name} may be null in its table: "${plain}?"`];
  return [];
}

function compareParameters(declared: Registered['parameters'], taken: readonly string[]): string[] {
  if (typeof declared === 'number') {
    return declared === taken.length ? [] : [`takes ${taken.length} values, not ${declared}`];
  }
  const plain = declared.map((type) => type.replaceAll('?', ''));
  if (plain.join() === taken.join()) return [];
  return [`takes [${quote(taken)}], but is declared with [${quote(plain)}]`];
}

const quote = (types: readonly string[]): string => types.map((type) => `'${type}'`).join(', ');
