import { describe, expect, test } from 'vitest';
import type { ColumnsFor, ParameterType, Values } from './columns.ts';
import { compare } from './compare.ts';
import type { Described } from './describe.ts';
import { variants } from './statement.ts';
import type { Registered } from './statement.ts';

const declared: Registered = {
  name: 'document.find',
  text: '',
  columns: { id: 'uuid', dueDate: 'date?', closedOn: 'date!' },
  parameters: ['uuid', 'text?[]'],
};

const id = { name: 'id', type: 'uuid', isNullable: false };
const dueDate = { name: 'dueDate', type: 'date', isNullable: true };
const closedOn = { name: 'closedOn', type: 'date', isNullable: true };
const all = [id, dueDate, closedOn];
const described: Described = { parameters: ['uuid', 'text[]'], columns: all };

describe('a statement is compared with what PostgreSQL says', () => {
  test.each<[string, Registered['parameters'] | null, Described['columns'], string[]]>([
    ['as declared', null, all, []],
    ['missing', null, [id, dueDate], ['does not give the column closedOn']],
    [
      'unknown',
      null,
      [...all, { name: 'more', type: 'text', isNullable: false }],
      ['gives more text, which is not declared'],
    ],
    [
      'of another type',
      null,
      [{ ...id, type: 'text' }, dueDate, closedOn],
      ['id is declared as uuid, but PostgreSQL gives text'],
    ],
    [
      'null where none is declared',
      null,
      [{ ...id, isNullable: true }, dueDate, closedOn],
      ['id may be null in its table: "uuid?"'],
    ],
    ['twice', null, [id, id, dueDate, closedOn], ['gives two columns of one name']],
    ['without rows', null, null, ['gives no rows, but columns are declared']],
    [
      'of other parameters',
      ['text', 'text[]'],
      all,
      [`takes ['uuid', 'text[]'], but is declared with ['text', 'text[]']`],
    ],
    ['of too few values', 1, all, ['takes 2 values, not 1']],
  ])('%s', (_, parameters, columns, faults) => {
    const statement = { ...declared, parameters: parameters ?? declared.parameters };
    expect(compare(statement, { ...described, columns })).toEqual(faults);
  });
});

test('variants are every combination', () => {
  expect(variants<{ a: number; b: string | null }>({ a: [1, 2], b: ['x', null] })).toEqual([
    { a: 1, b: 'x' },
    { a: 1, b: null },
    { a: 2, b: 'x' },
    { a: 2, b: null },
  ]);
});

test('the compiler checks rows and values', () => {
  interface Row {
    readonly id: string;
    readonly kind: 'letter' | 'memo';
    readonly dueDate: string | null;
    readonly years: readonly number[];
    readonly body: unknown;
  }
  const columns = {
    id: 'uuid',
    kind: 'text',
    dueDate: 'date?',
    years: 'int4[]',
    body: 'jsonb?',
  } as const;
  const fits: ColumnsFor<Row> = columns;
  const isRight: { dueDate: 'date' } extends ColumnsFor<Pick<Row, 'dueDate'>> ? true : false =
    false;
  const isNumber: { id: 'int4' } extends ColumnsFor<Pick<Row, 'id'>> ? true : false = false;
  const types = ['uuid?', 'text[]', 'date?[]'] as const satisfies readonly ParameterType[];
  const values: Values<typeof types> = [null, ['a'], ['2026-01-01', null]];
  expect([fits, isRight, isNumber, values]).toHaveLength(4);
});
