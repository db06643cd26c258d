import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Widths and heights as they are drawn: e2e/tables.e2e.ts. These are the rules behind them.

const root = new URL('../../', import.meta.url);
const rules = globSync('{apps/web,modules/*/web,platform/web}/**/*.css', {
  cwd: root.pathname,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).flatMap((file) => {
  const css = readFileSync(new URL(file, root), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));
});
const bodyOf = (selector: string) => rules.find((rule) => rule.selector === selector)?.body ?? '';

const atTheEnd = /position: sticky;[\s\S]*inset-block-end: var\(--s-toasts, 0\)/;

test('of an unread row only the name is bold', () => {
  const bold = rules.filter(
    ({ selector, body }) =>
      selector.includes('s-unread') && /font-weight:\s*(?:[6-9]00|bold)/.test(body),
  );
  expect(bold.map(({ selector }) => selector)).toEqual(['.s-unread-name']);
});

test('a row is 44 px high while its details are folded', () => {
  expect(bodyOf(':root')).toMatch(/--s-row: 44px;/);
  expect(bodyOf('.s-row .s-cell')).toContain('block-size: var(--s-row)');
});

test('the button that registers a letter is in sight while its fields scroll', () => {
  expect(bodyOf('.reg-incoming .s-form-actions')).toMatch(atTheEnd);
});

test('when a draft was saved is in sight while one writes', () => {
  expect(bodyOf('.s-beside-form .s-form-actions')).toMatch(atTheEnd);
});

/** In a panel that ends above the message itself, beside the message, or shown before anybody signs in. */
const others = [
  ...['.s-form-panel-foot', '.s-form-panel .s-form-pinned', '.first-run-foot', '.cookie-banner'],
  '.s-toasts',
];

test('every bar at the lower edge of the window stands above a message, which covers none of it', () => {
  const bars = rules.filter(
    ({ selector, body }) =>
      /position: (?:sticky|fixed)/.test(body) &&
      /inset-block-end:|inset: auto 0/.test(body) &&
      !others.includes(selector),
  );
  expect(bars.length).toBeGreaterThan(6);
  const covered = bars.filter(({ body }) => !body.includes('--s-toasts'));
  expect(covered.map(({ selector }) => selector)).toEqual([]);
});
