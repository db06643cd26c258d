import type { ColumnType, InsertType, Kysely, SelectType, UpdateType } from 'kysely';
import type { Handle } from '../database.ts';

/**
 * Types that a module gives its columns beyond PostgreSQL: the values of a text, the shape of JSON.
 * It may name only existing tables and columns.
 */
export type Known<Tables, Knowledge> = {
  readonly [Table in keyof Knowledge]: Table extends keyof Tables
    ? {
        readonly [Column in keyof Knowledge[Table]]: Column extends keyof Tables[Table]
          ? unknown
          : never;
      }
    : never;
};

/** A column with a narrower type; null and defaults stay as they are in the table. */
type Narrow<Column, Value> =
  unknown extends SelectType<Column>
    ? ColumnType<Value, InsertType<Column>, UpdateType<Column>>
    : ColumnType<
        Value | Extract<SelectType<Column>, null>,
        Value | Extract<InsertType<Column>, null | undefined>,
        Value | Extract<UpdateType<Column>, null | undefined>
      >;

/** Generated tables with the narrower types of some columns. JSON is still written as text. */
export type NarrowTables<Tables, Knowledge extends Known<Tables, Knowledge>> = {
  [Table in keyof Tables]: {
    [Column in keyof Tables[Table]]: Table extends keyof Knowledge
      ? Column extends keyof Knowledge[Table]
        ? Narrow<Tables[Table][Column], Knowledge[Table][Column]>
        : Tables[Table][Column]
      : Tables[Table][Column];
  };
};

/**
 * The query builder over some tables: a table or column that is not among them does not compile.
 * A module makes it once (`export const registryTables = tablesOf<RegistryTables>()`).
 */
export function tablesOf<Tables>(): (h: Handle) => Kysely<Tables> {
  return (h) => h.sql as Kysely<Tables>;
}
