import type { PhaseResult } from './phase.ts';
import { failuresOf } from './vitest-report.ts';
import type { CountedRun } from './vitest-report.ts';

/** When more files than this fail, something is broken and a second try would only take time. */
const MOST_FILES = 3;

/**
 * Plays the journeys that failed once more, in new offices. A journey meets a browser, a server and
 * a database on a machine that does other things too; one that fails twice is wrong. One that passes
 * then is counted as passed and told by name with its first error, for it has a race that somebody
 * must find.
 *
 * @param play runs the files named; all when none is
 */
export async function withSecondTry(
  play: (files: readonly string[]) => Promise<CountedRun>,
): Promise<PhaseResult> {
  const first = await play([]);
  const failures = failuresOf(first.report);
  const files = [...new Set(failures.map(({ file }) => file))];
  // An error outside every test belongs to no file that could be played again: it stands.
  const isLoose = /caught \d+ unhandled error/.test(first.result.output);
  if (isLoose || files.length === 0 || files.length > MOST_FILES) return first.result;
  const second = await play(files);
  if (second.result.failed > 0) return first.result;
  const { passed, failed } = first.result;
  return {
    ...first.result,
    passed: passed + failed,
    failed: 0,
    notes: failures.map(({ name, error }) => `passed at the second try only: ${name}\n${error}`),
  };
}
