import { expect, test } from 'vitest';
import { checkTree } from '../check-tree.ts';

/** Rules that a journey with this text breaks, by line number. */
function brokenBy(text: string, file = 'e2e/a.e2e.ts'): number[] {
  const tree = new Map([[file, `import type { Page } from 'playwright-core';\n${text}`]]);
  return checkTree(tree)
    .filter(({ rule }) => rule === 'journey')
    .map(({ line }) => line);
}

test.each([
  ['takes the first of several', `export const a = (p: Page) => p.getByText('x').first().click();`],
  ['counts once', `export const a = async (p: Page) => (await p.locator('b').count()) === 0;`],
  ['waits for silence', `export const a = (p: Page) => p.waitForLoadState('networkidle');`],
])('a journey that %s is found', (_what, text) => {
  expect(brokenBy(text)).toEqual([2]);
  expect(brokenBy(text, 'modules/registry/e2e/a.e2e.ts')).toEqual([2]);
});

test('a call spread over lines is found at its line, a comment is no call', () => {
  const text = `// .first() is refused\nexport const a = (p: Page) =>\n  p.locator('b')\n    .first()\n    .click();`;
  expect(brokenBy(text)).toEqual([5]);
});

test('each helper may do what it is there for, and nothing else', () => {
  const first = `export const a = (p: Page) => p.locator('b').first();`;
  const count = `export const a = (p: Page) => p.locator('b').count();`;
  expect(brokenBy(first, 'e2e/harness/several.ts')).toEqual([]);
  expect(brokenBy(count, 'e2e/harness/several.ts')).toEqual([2]);
  expect(brokenBy(count, 'e2e/harness/look.ts')).toEqual([]);
});
