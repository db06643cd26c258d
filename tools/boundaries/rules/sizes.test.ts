import { expect, test } from 'vitest';
import { MAX_FILE_LINES, MAX_MODULE_LINES } from '../layers.ts';
import { buildRepository } from '../repository.ts';
import { checkSizes, SIZE_FILE } from './sizes.ts';

const file = 'modules/leave/server/migrations/1-leave.sql';
const lines = (count: number): string => 'select 1;\n'.repeat(count);
const check = (tree: Readonly<Record<string, string>>): string[] =>
  checkSizes(buildRepository(new Map(Object.entries(tree)))).map(
    ({ file: where, rule }) => `${where} ${rule}`,
  );

/** A module whose files are each short enough. */
function moduleOf(count: number, kind = 'sql'): Record<string, string> {
  const files = Math.ceil(count / MAX_FILE_LINES);
  const whole = Array.from({ length: files }, (_, index): [string, string] => [
    `modules/leave/server/migrations/${index}.${kind}`,
    lines(Math.min(MAX_FILE_LINES, count - index * MAX_FILE_LINES)),
  ]);
  return Object.fromEntries(whole);
}

test('a file may have so many lines and no more', () => {
  expect(check({ [file]: lines(MAX_FILE_LINES) })).toEqual([]);
  expect(check({ [file]: lines(MAX_FILE_LINES + 1) })).toEqual([`${file} size`]);
});

test('a module may have so many lines and no more', () => {
  expect(check(moduleOf(MAX_MODULE_LINES))).toEqual([]);
  expect(check(moduleOf(MAX_MODULE_LINES + 1))).toEqual(['modules/leave/package.json module-size']);
});

test('what is generated is not counted', () => {
  expect(check(moduleOf(MAX_MODULE_LINES + 1, 'gen.ts'))).toEqual([]);
});

test('the list of modules with too many lines only shrinks', () => {
  const listed = { [SIZE_FILE]: JSON.stringify({ count: 1, entries: ['leave'] }) };
  expect(check({ ...moduleOf(MAX_MODULE_LINES + 1), ...listed })).toEqual([]);
  expect(check({ ...moduleOf(1), ...listed })).toEqual([`${SIZE_FILE} module-size`]);
});
