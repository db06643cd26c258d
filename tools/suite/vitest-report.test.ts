import { expect, test } from 'vitest';
import { countReport } from './vitest-report.ts';

const good = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      ...{ name: 'a.e2e.ts', status: 'passed' },
      assertionResults: ['one', 'two', 'three'].map((fullName) => ({ status: 'passed', fullName })),
    },
  ],
};
const ended = { code: 0, output: '' };

test('every test counts once', () => {
  expect(countReport(good, ended)).toMatchObject({ passed: 3, failed: 0, skipped: 1 });
});

test('a file that broke before its first test counts as one failed', () => {
  const broken = { name: 'b.e2e.ts', status: 'failed', assertionResults: [] };
  const report = { ...good, testResults: [...good.testResults, broken] };
  expect(countReport(report, { code: 1, output: '' }).failed).toBe(1);
});

test.each([
  ['no report', undefined, 1],
  ['a bad end with only passed tests', good, 1],
  ['no test at all', { ...good, numPassedTests: 0, testResults: [] }, 0],
])('%s is a failure', (_name, report, code) => {
  expect(countReport(report, { code, output: '' }).failed).toBe(1);
});
