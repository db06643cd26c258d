import { expect, test } from 'vitest';
import { buildRepository } from '../repository.ts';
import { checkOldWords, OLD_WORDS_FILE } from './old-words.ts';
import { OLD_WORDS } from './old-words-table.ts';

const file = 'modules/leave/server/leave.service.ts';

function check(code: string, counts: Record<string, number> = {}): string[] {
  const tree = new Map([
    [file, code],
    [OLD_WORDS_FILE, JSON.stringify({ counts })],
  ]);
  return checkOldWords(buildRepository(tree)).map(
    ({ file: where, line, rule }) => `${where}:${line} ${rule}`,
  );
}

const refused = [`${file}:2 old-word`];

test.each(Object.keys(OLD_WORDS))('a function named after "%s" is refused', (word) => {
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}s`;
  expect(check(`\nexport function find${name}() {}`)).toEqual(refused);
});

test.each(Object.entries(OLD_WORDS).filter(([, { where }]) => where === 'names and comments'))(
  'a comment with "%s" is refused',
  (word) => {
    expect(check(`\n// The ${word} of the clerk.\nexport const a = 1;`)).toEqual(refused);
  },
);

test.each([
  [
    'a word in which an old one is hidden',
    `export const placeholder = 'legal sending delegation';`,
  ],
  ['a key of the wire', `export const a = { leg: input.legId };`],
  ['an everyday word of a comment', `// There is no room here.\nexport const a = 1;`],
])('%s is right', (_, code) => {
  expect(check(code)).toEqual([]);
});

test('an old word may be used as often as is listed, and no oftener', () => {
  expect(check('\nexport type Desk = string;', { desk: 1 })).toEqual([]);
  expect(check('\nexport type Desk = string; // a desk', { desk: 1 })).toEqual(refused);
});

test('a word that is gone is taken out of the list', () => {
  expect(check('export const a = 1;', { desk: 1 })).toEqual([`${OLD_WORDS_FILE}:1 old-word`]);
});
