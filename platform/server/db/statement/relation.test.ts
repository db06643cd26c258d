import { expect, test } from 'vitest';
import { row } from './columns.ts';
import { allRows, noRows, relation } from './relation.ts';
import { listStatements } from './statement.ts';

const shape = row<{ id: string; words: string | null }>({ id: 'uuid', words: 'text?' });

test('a relation is described to PostgreSQL with the columns that its readers know', () => {
  const text = 'select id, title as words from sample';
  expect(relation('sample.words', shape, text).sql).toBe(`(${text})`);
  const [found] = listStatements().filter(({ name }) => name === 'sample.words');
  expect(found).toEqual({ name: 'sample.words', text, columns: shape.columns, parameters: [] });
});

test('several relations are one, and none is one without rows', () => {
  const [one, other] = [{ sql: '(select 1)' }, { sql: '(select 2)' }];
  expect(allRows(shape, [one, other]).sql).toBe('((select 1) union all (select 2))');
  const none = '(select null::uuid as id, null::text as words where false)';
  expect(noRows(shape).sql).toBe(none);
  expect(allRows(shape, []).sql).toBe(none);
});
