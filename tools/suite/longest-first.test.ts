import path from 'node:path';
import { expect, test } from 'vitest';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification, Vitest } from 'vitest/node';
import LongestFirst from './longest-first.ts';
import { root } from './places.ts';

test('the files with the largest budget come first, the others as Vitest orders them', async () => {
  const specs = ['x.e2e.ts', 'e2e/walk-th.e2e.ts', 'y.e2e.ts', 'e2e/incoming-letter.e2e.ts'].map(
    (file) => ({ moduleId: path.join(root, file) }) as TestSpecification,
  );
  const usual = BaseSequencer.prototype.sort;
  BaseSequencer.prototype.sort = async (files) => files.toReversed();
  try {
    const { sort: order } = LongestFirst.prototype;
    const ordered = await order.call(new LongestFirst({} as Vitest), specs);
    expect(ordered.map(({ moduleId }) => path.relative(root, moduleId))).toEqual([
      ...['e2e/incoming-letter.e2e.ts', 'e2e/walk-th.e2e.ts'],
      ...['y.e2e.ts', 'x.e2e.ts'],
    ]);
  } finally {
    BaseSequencer.prototype.sort = usual;
  }
});
