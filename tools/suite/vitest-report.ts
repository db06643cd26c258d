import type { PhaseResult } from './phase.ts';
import type { ProgramResult } from './run-program.ts';

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    /** Its path. */
    name: string;
    status: string;
    /** Why the file broke outside its tests. */
    message?: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** A run with what was counted of it. */
export interface CountedRun {
  readonly report: VitestReport | undefined;
  readonly result: PhaseResult;
}

/** One test that failed, or a file that broke before its first. */
interface Failure {
  readonly file: string;
  readonly name: string;
  readonly error: string;
}

export function failuresOf(report: VitestReport | undefined): Failure[] {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message = '', assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file, name: file, error: message }];
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        name: fullName,
        error: failureMessages?.join('\n') ?? '',
      }));
    });
}

/**
 * Every test counts once; a file that broke before its first test counts as one failed; and a run that
 * ended badly never counts as good, even when every test it told of passed.
 */
export function countReport(report: VitestReport | undefined, run: ProgramResult): PhaseResult {
  const { output } = run;
  if (!report) return { passed: 0, failed: 1, skipped: 0, output };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  const isSilentFailure = failed === 0 && (run.code !== 0 || report.numPassedTests === 0);
  return {
    passed: report.numPassedTests,
    failed: isSilentFailure ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    output,
  };
}
