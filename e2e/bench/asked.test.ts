import { expect, it } from 'vitest';
import { readAsked } from './asked.ts';

it('measures the parts that were named, and everything where none was', () => {
  expect(readAsked(['lighthouse', '--explain'])).toMatchObject({
    ...{ parts: ['lighthouse'], isExplained: true },
  });
  expect(readAsked(['scale', 'lists', '100000'])).toMatchObject({
    ...{ parts: ['scale'], groups: ['lists'], sizes: [100_000] },
  });
  // Lighthouse is measured with the other figures of the browser.
  expect(readAsked([]).parts).toContain('web');
  expect(readAsked([]).parts).not.toContain('lighthouse');
  expect(readAsked(['--against', '../before', 'reads'])).toMatchObject({
    ...{ against: '../before', kinds: ['reads'] },
  });
});

it('refuses a word that names nothing: measuring everything instead takes hours', () => {
  expect(() => readAsked(['lighthose'])).toThrow('Nothing is called lighthose');
});
