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

/** The number of files that are told as nearest to the limit at which they would fail. */
const NEAREST_TOLD = 3;

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
    ...nearest(times, budgetOf, pace),
  ];
  const above =
    isChecked && pace !== undefined
      ? times.filter(({ file, seconds }) => seconds > limitAt(pace) * budgetOf(file))
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

/** The multiple of its budget above which a file fails. */
const limitAt = (pace: number): number => farAbove * Math.max(1, pace);

/**
 * The files that used most of what they may: a budget that is too low for what its file always costs
 * is seen before it fails a run.
 */
function nearest(
  times: readonly FileTime[],
  budgetOf: (file: string) => number,
  pace: number | undefined,
): string[] {
  if (pace === undefined) return [];
  const shares = times
    .map(({ file, seconds }) => ({ file, share: seconds / (limitAt(pace) * budgetOf(file)) }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, NEAREST_TOLD);
  return [
    'nearest to their limit:',
    ...shares.map(({ file, share }) => `${(100 * share).toFixed(0)} % ${file}`),
  ];
}
