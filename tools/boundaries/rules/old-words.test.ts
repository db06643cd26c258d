import { expect, test } from 'vitest';
import { buildRepository } from '../repository.ts';
import { checkOldWords } from './old-words.ts';
import { OLD_WORDS } from './old-words-table.ts';

const file = 'modules/leave/server/leave.service.ts';

function check(code: string, path = file): string[] {
  return checkOldWords(buildRepository(new Map([[path, code]]))).map(
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
  ['a key that is declared elsewhere', `export const a = { leg: input.legId };`],
  ['a name in backticks', `// Stored under \`sarn_seat\`.\nexport const a = 1;`],
  ['a verb', `export function moveFolder() {}`],
  ['a standard term', `export type MailStandIn = string;`],
  ['an everyday word of a comment', `// There is no room here.\nexport const a = 1;`],
])('%s is right', (_, code) => {
  expect(check(code)).toEqual([]);
});

test('a file named with an old word is refused', () => {
  const path = 'modules/leave/server/leave-desk.service.ts';
  expect(check('export const a = 1;', path)).toEqual([`${path}:1 old-word`]);
});

test('a generated type of a table is judged too', () => {
  const path = 'modules/leave/server/leave.tables.gen.ts';
  expect(check('\nexport interface LeaveLegTable {}', path)).toEqual([`${path}:2 old-word`]);
});

test('each use is reported', () => {
  expect(check('\nexport type Desk = string; // a desk')).toEqual([...refused, ...refused]);
});
