import { expect, test } from 'vitest';
import { withSecondTry } from './second-try.ts';
import { countReport } from './vitest-report.ts';

/** A run of files with one journey each; those named fail. */
function played(files: readonly string[], failing: readonly string[], output = '') {
  const code = failing.length > 0 || output !== '' ? 1 : 0;
  const results = files.map((name) => {
    const status = failing.includes(name) ? 'failed' : 'passed';
    const failureMessages = status === 'failed' ? ['not seen'] : [];
    return {
      name,
      status,
      assertionResults: [{ status, fullName: `${name} ends`, failureMessages }],
    };
  });
  const report = {
    numPassedTests: files.length - failing.length,
    numFailedTests: failing.length,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: results,
  };
  return { report, result: countReport(report, { code, output }) };
}

const all = ['a', 'b', 'c', 'd', 'e'];

/** @param tries which journeys fail at the first try and at the second */
async function tell(...tries: readonly (readonly string[])[]) {
  const asked: (readonly string[])[] = [];
  const result = await withSecondTry(async (files) => {
    asked.push(files);
    return played(files.length > 0 ? files : all, tries[asked.length - 1] ?? []);
  });
  return { asked, result };
}

test('what passes at the second try is counted and told with its first error', async () => {
  const { asked, result } = await tell(['b'], []);
  expect(asked).toEqual([[], ['b']]);
  expect(result).toMatchObject({ passed: 5, failed: 0 });
  expect(result.notes).toEqual(['passed at the second try only: b ends\nnot seen']);
});

test('what fails twice has failed', async () => {
  const { result } = await tell(['b', 'c'], ['c']);
  expect(result).toMatchObject({ passed: 3, failed: 2 });
});

test('nothing is played again when all passed, or when much failed', async () => {
  expect((await tell([])).asked).toHaveLength(1);
  const broken = await tell(['a', 'b', 'c', 'd']);
  expect(broken.asked).toHaveLength(1);
  expect(broken.result.failed).toBe(4);
});

test.each([[[]], [['b']]])('an error outside every test stands, failed: %s', async (failing) => {
  let times = 0;
  const result = await withSecondTry(async () => {
    times += 1;
    return played(all, failing, 'Vitest caught 1 unhandled error during the test run.');
  });
  expect([times, result.failed]).toEqual([1, 1]);
});
