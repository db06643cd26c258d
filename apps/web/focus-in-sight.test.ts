import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Where the focus comes to rest is known to a browser alone; these are the two rules by which it is in sight.

const rulesOf = (file: string, selector: string): string => {
  const css = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const at = css.indexOf(`\n${selector} {`);
  return at < 0 ? '' : css.slice(at, css.indexOf('}', at));
};

test('the hidden box of a checkbox scrolls with its label, and Tab brings it into sight', () => {
  const check = rulesOf('../../platform/web/styles/choice.css', '.s-check');
  expect(check).toContain('position: relative');
});

test('nothing comes to rest behind the header, which stays at the top of the window', () => {
  expect(rulesOf('shell/shell.css', '.app-header')).toContain('position: sticky');
  expect(rulesOf('shell/shell.css', 'html:has(.app-header)')).toMatch(/scroll-padding-block: calc/);
});
