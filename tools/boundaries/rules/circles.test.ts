import { expect, test } from 'vitest';
import { buildRepository } from '../repository.ts';
import { checkCircles } from './circles.ts';

const folder = 'modules/leave/server';

function check(files: Readonly<Record<string, string>>): string[] {
  const tree = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text] as const);
  return checkCircles(buildRepository(new Map(tree))).map(({ message }) => message);
}

test.each([
  ['values', "import { b } from './b.ts'; export const a = b;", "export { a as b } from './a.ts';"],
  [
    'a type back',
    "import { b } from './b.ts'; export type A = 1; export const a = b;",
    "import type { A } from './a.ts'; export const b: A = 1;",
  ],
  [
    'a type in an expression',
    "import { b } from './b.ts'; export type A = 1; export const a = b;",
    "export const b: import('./a.ts').A = 1;",
  ],
  [
    'a worker file that takes a type of what starts it',
    "export type A = 1; new Worker(new URL('./b.ts', import.meta.url));",
    "import type { A } from './a.ts'; export const b: A = 1;",
  ],
])('a circle of two files is refused: %s', (_what, a, b) => {
  const [message, ...more] = check({ 'a.ts': a, 'b.ts': b });
  expect(message).toContain(`${folder}/a.ts → ${folder}/b.ts → ${folder}/a.ts`);
  expect(more).toEqual([]);
});

test('every circle is told, and files that only share a third are right', () => {
  const both = "import type { C } from './c.ts'; export type";
  expect(check({ 'a.ts': `${both} A = C;`, 'b.ts': `${both} B = C;`, 'c.ts': '' })).toEqual([]);
  const two = {
    ...{ 'a.ts': "import './b.ts';", 'b.ts': "import './a.ts';" },
    ...{ 'c.ts': "import './d.ts';", 'd.ts': "import './c.ts';" },
  };
  expect(check(two)).toHaveLength(2);
});
