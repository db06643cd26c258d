import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import path from 'node:path';
import { root } from './places.ts';
import { processorBudgets, usualBudget } from './processor-budgets.ts';

/**
 * Order of the files of a run: those with the largest budget first, so that no long one runs alone at the end.
 * Vitest itself knows only what it measured in this checkout before; a fresh one it orders by the size of
 * the files, and the walks through the product, two of the longest, are small files.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { sort: orderUsually } = BaseSequencer.prototype;
    const ordered = await orderUsually.call(this, files);
    const budgetOf = ({ moduleId }: TestSpecification): number =>
      processorBudgets[path.relative(root, moduleId)] ?? usualBudget;
    return ordered.toSorted((one, other) => budgetOf(other) - budgetOf(one));
  }
}
