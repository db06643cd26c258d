import { describe, expect, it } from 'vitest';
import { readFeatures, readMarks, uncovered } from './checklist.ts';
import { marksIn } from './marks.ts';

describe('marks', () => {
  it('are those in names of tests and groups, and in tables', () => {
    const text = `
      describe('[9.01] a group', () => {
        it(\`[9.02] one \${word}\`, () => {});
        it.each([['[9.03] row'], ['other']])('%s', () => {});
        test.each(rows)('[9.04] $name', () => {});
        it('two [9.05] [9.06]', async () => {});
      });`;
    expect(marksIn('a.test.ts', text)).toEqual(['9.01', '9.02', '9.03', '9.04', '9.05', '9.06']);
  });

  it('are not what comments, bodies, other calls and sleeping tests say', () => {
    // The text below is parsed, not run: a test that sleeps must not count as covering a feature.
    const text = `
      // [9.01]
      it('plain', () => { const text = '[9.02]'; });
      note('[9.03]');
      it.skip('[9.04] later', () => {});
      describe.todo('[9.05]');`;
    expect(marksIn('a.test.ts', text)).toEqual([]);
  });
});

it('names each feature that no test covers', () => {
  const features = [
    { id: '9.01', title: 'a' },
    { id: '9.02', title: 'b' },
  ];
  const tree = new Map([
    ['modules/x/a.test.ts', "it('[9.01] works', () => {})"],
    ['modules/x/b.ts', "it('[9.02] is no test file', () => {})"],
    ['tools/checklist/c.test.ts', "it('[9.02] is its own', () => {})"],
  ]);
  expect(uncovered(features, readMarks(tree))).toEqual([{ id: '9.02', title: 'b' }]);
});

it('lists features by number and title, each once', () => {
  const ids = readFeatures().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(60);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, title } of readFeatures()) {
    expect(id).toMatch(/^\d+\.\d\d$/);
    expect(title.length).toBeGreaterThan(3);
  }
});
