import type { CivilDate, Instant } from '@sarn/kernel';

/** The driver's value for a type of PostgreSQL; see `pg-types.ts`. */
interface Read {
  bool: boolean;
  bytea: Buffer;
  date: CivilDate;
  float4: number;
  float8: number;
  int2: number;
  int4: number;
  int8: number;
  name: string;
  numeric: string;
  text: string;
  timestamptz: Instant;
  uuid: string;
}

type Scalar = keyof Read;
type Json = 'json' | 'jsonb';
type Plain = Scalar | `${Scalar}[]` | Json;

/**
 * Type of a column under its PostgreSQL name.
 *
 * - `text?` may be null.
 * - `text!` is nullable in its table, but the statement never gives a null (a condition excludes
 *   it). Without `!` the test refuses a nullable column that is declared as never null.
 */
export type ColumnType = Plain | `${Plain}?` | `${Plain}!`;

type ScalarFor<T> = [T] extends [boolean]
  ? 'bool'
  : [T] extends [number]
    ? 'float4' | 'float8' | 'int2' | 'int4' | 'int8'
    : [T] extends [string]
      ? 'date' | 'name' | 'numeric' | 'text' | 'timestamptz' | 'uuid'
      : [T] extends [Buffer]
        ? 'bytea'
        : never;

type PlainFor<T> = [ScalarFor<T>] extends [never]
  ? T extends readonly (infer Item)[]
    ? Json | `${ScalarFor<NonNullable<Item>>}[]`
    : Json
  : ScalarFor<T>;

type TypeFor<T> = unknown extends T
  ? Json | `${Json}?`
  : null extends T
    ? `${PlainFor<NonNullable<T>>}?`
    : PlainFor<T> | `${PlainFor<T>}!`;

/** The columns that a statement must give for rows of this type: each field, and no other. */
export type ColumnsFor<Row> = { readonly [Field in keyof Row]-?: TypeFor<Row[Field]> };

/** Columns of a statement, with the type of the rows that they make. */
export interface Shape<Row> {
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** For the compiler only; it is never set. */
  readonly row?: Row;
}

/**
 * Declares the columns of a row type. The compiler compares them with the type, and the test of all
 * statements compares them with the database, so that the row type is checked.
 *
 * The values of a union (`'USED' | 'VOID'`) and the inside of JSON are not checked.
 */
export function row<Row>(columns: ColumnsFor<Row>): Shape<Row> {
  return { columns: columns as Shape<Row>['columns'] };
}

/**
 * Type of a parameter under its PostgreSQL name. `text?` takes null, `text?[]` an array with nulls.
 * JSON is passed as text (`$1::text::jsonb` or `$1` as `jsonb`), because the driver makes
 * an SQL array of a JavaScript array.
 */
export type ParameterType =
  | Scalar
  | `${Scalar}?`
  | `${Scalar}[]`
  | `${Scalar}[]?`
  | `${Scalar}?[]`
  | Json
  | `${Json}?`;

type Parameter<Type> = Type extends `${infer Item extends Scalar}?[]`
  ? readonly (Read[Item] | null)[]
  : Type extends `${infer Inner}?`
    ? Parameter<Inner> | null
    : Type extends `${infer Item extends Scalar}[]`
      ? readonly Read[Item][]
      : Type extends Json
        ? string
        : Type extends Scalar
          ? Read[Type]
          : never;

/** The values that a statement takes, in the order of `$1`, `$2`, … */
export type Values<Types extends readonly ParameterType[]> = {
  readonly [Place in keyof Types]: Parameter<Types[Place]>;
};
