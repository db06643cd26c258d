import type { ColumnType, Shape } from './columns.ts';
import { statement } from './statement.ts';

/**
 * Rows that one module gives to the statements of another, which read them in a FROM clause and know
 * their columns only. PostgreSQL makes one plan of both texts, as if the tables were named there.
 */
export interface Relation<Row> {
  /** A subquery in parentheses; an alias follows it. */
  readonly sql: string;
  /** For the compiler only; it is never set. */
  readonly row?: Row;
}

/**
 * Rows of the tables of a module, for the statements of a module below it. The text must be a plain
 * `select`: the test of all statements compares it with the columns.
 */
export function relation<Row>(name: string, shape: Shape<Row>, text: string): Relation<Row> {
  statement(name, shape, [], text);
  return { sql: `(${text})` };
}

/** A relation without rows: where no module gives any, and to describe a statement that reads one. */
export function noRows<Row>({ columns }: Shape<Row>): Relation<Row> {
  const nulls = Object.entries(columns).map(([name, type]) => `null::${plain(type)} as ${name}`);
  return { sql: `(select ${nulls.join(', ')} where false)` };
}

/** The rows of several relations with the same columns. */
export function allRows<Row>(
  shape: Shape<Row>,
  relations: readonly Relation<Row>[],
): Relation<Row> {
  if (relations.length === 0) return noRows(shape);
  return { sql: `(${relations.map(({ sql }) => sql).join(' union all ')})` };
}

const plain = (type: ColumnType): string => type.replace(/[?!]$/, '');
