import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Phase, PhaseResult } from './phase.ts';
import { binary, root } from './places.ts';
import { readTimes, withTimes } from './processor-time.ts';
import { runProgram } from './run-program.ts';
import { countReport } from './vitest-report.ts';
import type { VitestReport } from './vitest-report.ts';

/**
 * One vitest project as a phase; its tests are counted one by one.
 *
 * @param project its name, `*` at the end for all that begin so
 * @param choice files to run and further arguments of vitest; absent: all files
 */
export function vitestPhase(
  name: string,
  project: string,
  limitMinutes: number,
  choice: readonly string[] = [],
): Phase {
  return { name, run: () => runVitest(project, limitMinutes, process.env, choice) };
}

/**
 * Runs one vitest project and counts what it reports.
 *
 * @param choice files to run and further arguments of vitest; absent: all files
 */
export async function runVitest(
  project: string,
  limitMinutes: number,
  env: NodeJS.ProcessEnv,
  choice: readonly string[] = [],
): Promise<PhaseResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarn-test-'));
  const file = path.join(folder, 'report.json');
  const isFull = env['TEST_FULL'] === '1';
  try {
    const result = await runProgram(
      process.execPath,
      [
        binary('vitest', 'vitest.mjs'),
        'run',
        ...choice,
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      {
        cwd: root,
        // No name begins with SARN_: programs that tests start refuse unknown settings.
        env: {
          ...env,
          NO_COLOR: '1',
          TEST_PROCESSOR_TIMES: folder,
          ...(isFull ? {} : { TEST_USUAL_RUN: '1' }),
        },
        limitMs: limitMinutes * 60_000,
      },
    );
    const counted = countReport(readReport(file), result);
    return withTimes(counted, readTimes(folder), !isFull);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Absent when vitest failed before it could write one. */
function readReport(file: string): VitestReport | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
}
