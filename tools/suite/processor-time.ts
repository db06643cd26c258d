import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PhaseResult } from './phase.ts';
import { root } from './places.ts';
import { farAbove, processorBudgets, usualBudget } from './processor-budgets.ts';

/** What a test file took of the processor, in seconds. */
export interface FileTime {
  /** Its path from the root of the repository. */
  readonly file: string;
  readonly seconds: number;
}

/** So many files are told after a run. */
const MOST_TOLD = 8;

/** What the processes of a run wrote down (platform/testing/processor-time.setup.ts). */
export function readTimes(folder: string): FileTime[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('times-'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as FileTime)
    .map(({ file, seconds }) => ({ file: path.relative(root, file), seconds }));
}

/**
 * Tells the costliest files, and counts as failed each that lies far above its budget.
 *
 * @param isChecked false where more is tried than the budgets are written for
 */
export function withTimes(
  result: PhaseResult,
  times: readonly FileTime[],
  isChecked: boolean,
  budgets: Readonly<Record<string, number>> = processorBudgets,
): PhaseResult {
  if (times.length === 0) return result;
  const sum = times.reduce((all, { seconds }) => all + seconds, 0);
  const costliest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST_TOLD);
  const budgetOf = (file: string): number => budgets[file] ?? usualBudget;
  const figures = [
    `processor seconds: ${sum.toFixed(0)} in ${times.length} files, of which`,
    ...costliest.map(
      ({ file, seconds }) => `${seconds.toFixed(1)} (budget ${budgetOf(file)}) ${file}`,
    ),
  ];
  const above = isChecked
    ? times.filter(({ file, seconds }) => seconds > farAbove * budgetOf(file))
    : [];
  const said = above.map(
    ({ file, seconds }) =>
      `${file} took ${seconds.toFixed(1)} s of the processor, far above its budget of ` +
      `${budgetOf(file)} s (tools/suite/processor-budgets.ts)`,
  );
  return {
    ...result,
    failed: result.failed + above.length,
    output: [result.output, ...said].join('\n'),
    figures,
  };
}
