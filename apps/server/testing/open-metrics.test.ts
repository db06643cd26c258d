import { expect, test } from 'vitest';
import { readOpenMetrics } from './open-metrics.testing.ts';

const good = `# TYPE a counter
# HELP a Calls.
a_total{code="200"} 3
# EOF
`;

test('a right text is read', () => {
  expect(readOpenMetrics(good).value('a_total', { code: '200' })).toBe(3);
});

test.each([
  ['no end', good.replace('# EOF\n', '')],
  ['something after the end', `${good}a_total 1\n`],
  ['a counter without its ending', good.replace('a_total', 'a')],
  ['a quotation mark in a label', good.replace('200', '2"0')],
  ['a sample twice', good.replace('# EOF', 'a_total{code="200"} 4\n# EOF')],
  ['a family twice', good.replace('# EOF', '# TYPE a counter\n# EOF')],
  ['a unit that is not in the name', good.replace('# HELP', '# UNIT a seconds\n# HELP')],
  ['no type', good.replace('# TYPE a counter\n', '')],
  ['a negative count', good.replace(' 3', ' -3')],
  ['an empty line', good.replace('# HELP', '\n# HELP')],
])('%s is refused', (_name, text) => {
  expect(() => readOpenMetrics(text)).toThrow();
});
