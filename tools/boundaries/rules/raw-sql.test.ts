import { expect, test } from 'vitest';
import { buildRepository } from '../repository.ts';
import { checkRawSql } from './raw-sql.ts';

const store = 'modules/leave/server/leave.store.ts';

function check(code: string, path = store): string[] {
  return checkRawSql(buildRepository(new Map([[path, code]]))).map(
    ({ file, line, rule }) => `${file}:${line} ${rule}`,
  );
}

test.each([
  ['an asserted row', 'h.query<{ id: string }>(text, [id])'],
  ['a row type taken from the result', 'h.query(text, [id])'],
  ['a compiled text', 'h.sql.executeQuery(CompiledQuery.raw(text))'],
  ['a cast of the builder', `leaves(h).selectFrom('leave').$castTo<Row>()`],
  ['an asserted row of the tag', 'sql<{ id: string }>`select 1`'],
  ['an asserted type of the tag', 'sql<Row>`select 1`.execute(h.sql)'],
])('%s is refused', (_, code) => {
  expect(check(`\nexport const a = ${code};`)).toEqual([`${store}:2 raw-sql`]);
});

test.each([
  ['a declared statement', `findSql.first(h, id)`],
  ['the query builder', `leaves(h).selectFrom('leave').select('id').execute()`],
  ['a question to a printed document', `compiler.query(document, { selector: '<field>' })`],
  ['one value in the query builder', 'sql<boolean>`may_read_document(id)`'],
])('%s is right', (_, code) => {
  expect(check(`export const a = ${code};`)).toEqual([]);
});

test('a test may ask what it wants', () => {
  expect(check('h.query(text);', 'modules/leave/server/leave.int.test.ts')).toEqual([]);
});
