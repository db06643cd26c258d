import { sql } from 'kysely';
import type { Expression, RawBuilder, SqlBool } from 'kysely';

/**
 * A literal in the text of the statement. With a parameter instead PostgreSQL does not see that a
 * partial index fits, or how common the value is.
 */
export function word<const W extends string>(value: W): RawBuilder<W> {
  return sql.lit(value);
}

/**
 * `column = any (values)`: one text, and so one prepared statement, however many values there are.
 */
export function among<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`;
}

/**
 * Patterns of `column like all (…)` that find every one of these words; special characters are
 * escaped.
 */
export function containingAll(words: readonly string[]): RawBuilder<string> {
  return sql<string>`all(${words.map(containing)}::text[])`;
}

/** A pattern of `like` that finds this part; special characters are escaped. */
export const containing = (part: string): string =>
  `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether one of the keys may read the document. */
export function mayReadSql(
  id: Expression<string>,
  principals: readonly string[],
): RawBuilder<boolean> {
  return sql<boolean>`may_read_document(${id}, ${principals})`;
}

/** A condition as a column: PostgreSQL answers true or false, where other databases say 0 or 1. */
export function truth(condition: Expression<SqlBool>): RawBuilder<boolean> {
  return sql<boolean>`${condition}`;
}

/** The civil day in Bangkok of an instant. */
export function bangkokDay(instant: Expression<string>): RawBuilder<string> {
  return sql<string>`(${instant} at time zone 'Asia/Bangkok')::date`;
}
