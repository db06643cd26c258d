/**
 * Tests that a usual run leaves out, as it leaves out the files of `tools/suite/full-only.ts`: cheaper tests prove
 * what they do, or the full run alone (decision 0030 lists them). Whoever names the file by hand gets all of them.
 *
 * @param define gives the tests to vitest
 */
export function inFullRun(define: () => void): void {
  if (process.env['TEST_USUAL_RUN'] !== '1') define();
}
