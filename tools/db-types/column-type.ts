import type { Column } from './introspect.ts';

/** The type read from a column, and the type written to it. */
interface Scalar {
  readonly read: string;
  readonly write: string;
}

const NUMBER = same('number');
const TEXT = same('string');
// The driver makes an SQL array of a JavaScript array, so JSON is handed over as text.
const JSON_TEXT: Scalar = { read: 'unknown', write: 'string' };

const SCALARS: Readonly<Record<string, Scalar>> = {
  int2: NUMBER,
  int4: NUMBER,
  int8: NUMBER,
  float4: NUMBER,
  float8: NUMBER,
  bool: same('boolean'),
  bytea: same('Buffer'),
  json: JSON_TEXT,
  jsonb: JSON_TEXT,
  numeric: { read: 'string', write: 'number | string' },
  timestamptz: { read: 'string', write: 'Date | string' },
};

/** The Kysely type of a column, as text. */
export function columnType(column: Column): string {
  const { read, write } = arrayOf(scalarOf(column), column.isArray);
  const nullable = column.isNullable && read !== 'unknown' ? `${read} | null` : read;
  if (column.isGenerated) return `GeneratedAlways<${nullable}>`;
  if (read === write) return column.hasDefault ? `Generated<${nullable}>` : nullable;
  const update = column.isNullable ? `${write} | null` : write;
  const isOptional = column.hasDefault || column.isNullable;
  return `ColumnType<${nullable}, ${isOptional ? `${update} | undefined` : update}, ${update}>`;
}

function scalarOf({ type, labels }: Column): Scalar {
  if (labels)
    return same(labels.map((label) => `'${label.replaceAll("'", String.raw`\'`)}'`).join(' | '));
  return SCALARS[type] ?? TEXT;
}

function arrayOf({ read, write }: Scalar, isArray: boolean): Scalar {
  return isArray ? { read: `(${read})[]`, write: `(${write})[]` } : { read, write };
}

function same(type: string): Scalar {
  return { read: type, write: type };
}
