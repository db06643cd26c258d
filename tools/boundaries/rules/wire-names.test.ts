import { expect, test } from 'vitest';
import { checkTree } from '../check-tree.ts';

const text = `export const idOf = (row: { F_DOC_ID: string }) =>\n  row.F_DOC_ID;`;

/** Line numbers of a file with this text in which a name of a specified call is refused. */
const refusedIn = (file: string): number[] =>
  checkTree(new Map([[file, text]]))
    .filter(({ rule }) => rule === 'wire-name')
    .map(({ line }) => line);

test('a screen that reads a name of a specified call is found', () => {
  expect(refusedIn('modules/registry/web/Page.tsx')).toEqual([1, 2]);
  expect(refusedIn('apps/web/page.ts')).toEqual([1, 2]);
});

test('at the edge, in tests and on the server the name is allowed', () => {
  expect(refusedIn('modules/registry/web/row.wire.ts')).toEqual([]);
  expect(refusedIn('modules/registry/web/row.test.ts')).toEqual([]);
  expect(refusedIn('modules/registry/server/row.service.ts')).toEqual([]);
});
