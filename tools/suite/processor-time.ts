import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PhaseResult } from './phase.ts';
import { root } from './places.ts';
import {
  farAbove,
  fewestForPace,
  processorBudgets,
  usualBudget,
  usualMiddles,
} from './processor-budgets.ts';

/** Processor time of a test file, in seconds. */
export interface FileTime {
  /** Its path from the root of the repository. */
  readonly file: string;
  readonly seconds: number;
}

/** The number of files listed after a run. */
const MOST_TOLD = 8;

/** The measurements of the processes of a run (platform/testing/processor-time.setup.ts). */
export function readTimes(folder: string): FileTime[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('times-'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as FileTime)
    .map(({ file, seconds }) => ({ file: path.relative(root, file), seconds }));
}

/**
 * How many times slower this run's computer was than the one on which the budgets were measured: a slow
 * or busy one must not fail a file that costs what it always costs. Undefined where there are too few files.
 */
export function paceOf(times: readonly FileTime[]): number | undefined {
  if (times.length < fewestForPace) return undefined;
  const paces = times.map(({ file, seconds }) => seconds / middleOf(file));
  return paces.toSorted((one, other) => one - other)[Math.floor(paces.length / 2)]!;
}

function middleOf(file: string): number {
  const end = Object.keys(usualMiddles).find((ending) => file.endsWith(ending));
  if (end === undefined) throw new Error(`${file} is of no project with measured times`);
  return usualMiddles[end]!;
}

/**
 * Prints the files with the most time, and counts as failed each that is far above its budget.
 *
 * A few chosen files say nothing about the computer: they are listed only, and judged in the run of all files.
 *
 * @param isChecked false for a run that tries more than the budgets are made for
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
  const pace = paceOf(times);
  const figures = [
    `processor seconds: ${sum.toFixed(0)} in ${times.length} files, pace ${pace?.toFixed(1) ?? 'unknown'}, of which`,
    ...costliest.map(
      ({ file, seconds }) => `${seconds.toFixed(1)} (budget ${budgetOf(file)}) ${file}`,
    ),
  ];
  const above =
    isChecked && pace !== undefined
      ? times.filter(({ file, seconds }) => seconds > farAbove * Math.max(1, pace) * budgetOf(file))
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
