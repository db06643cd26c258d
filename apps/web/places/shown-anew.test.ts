import { expect, test } from 'vitest';
import { shownAnewFor } from './shown-anew.ts';

const at = '/settings/3144/who-may';

test('a settings screen is shown anew for another page and for another row that is named', () => {
  const first = shownAnewFor(at, '?row=civil');
  expect(shownAnewFor(at, '?row=contract')).not.toBe(first);
  expect(shownAnewFor('/settings/3144/prefix', '?row=civil')).not.toBe(first);
  expect(shownAnewFor(at, '')).not.toBe(first);
});

test('it stays as it is when it writes what is chosen or asked for into the address', () => {
  expect(shownAnewFor(at, '?way=act&person=p1&seen=yes')).toBe(shownAnewFor(at, ''));
  expect(shownAnewFor(at, '?row=civil&search=x')).toBe(shownAnewFor(at, '?row=civil'));
});
