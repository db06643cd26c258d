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
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
}

/**
 * Every test counts once; a file that failed before its first test counts as one failed; and a run
 * with an error exit never counts as good, even when every reported test passed.
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
