import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { listOpenWork } from '@sarn/workload/contract';
import { expect, test } from 'vitest';
import { ReportCharts } from './ReportCharts.tsx';
import type { WorkloadAnswer } from './report.client.ts';

const load = {
  ...{ unitName: '', soon: 0, late: 0, finished: 3, finishedLate: 0, days: 2, longestDays: 9 },
};
const report: WorkloadAnswer = {
  ...{ units: [], from: '2026-11-01', until: '2026-11-30', byPerson: [], flow: [] },
  byUnit: [
    { ...load, id: 'calm', name: 'กองคลัง', open: 0 },
    { ...load, id: 'busy', name: 'กองนโยบาย', open: 5 },
  ],
  ages: [
    { band: '0-3', count: 1 },
    { band: '16-30', count: 4 },
  ],
  flowStep: 'week',
  compared: { openWeekAgo: null, finishedBefore: 0, daysBefore: null },
};

const target = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
  return [pathname, Object.fromEntries(searchParams) as object];
};

test('[3.16] bars of units and a histogram of ages lead to the documents behind them', async () => {
  answerCalls(answering(listOpenWork, { rows: [], total: 0, isCapped: false, name: '' }));
  const days = { from: report.from, until: report.until };
  await show(<ReportCharts report={report} days={days} search={{ ...days, of: 'units' }} />);
  expect(screen.queryByRole('link', { name: /กองคลัง/ })).toBeNull();
  expect(target(await screen.findByRole('link', { name: /^กองนโยบาย/ }))).toEqual([
    '/sarabun/open-work',
    { ...days, of: 'units', unitId: 'busy', depth: 'own' },
  ]);
  const old = screen.getByRole('link', { name: /^16–30 วัน/ });
  expect(target(old)).toEqual(['/sarabun/open-work', { ...days, of: 'units', band: '16-30' }]);
  const heights = [...document.querySelectorAll<HTMLElement>('.age-histogram .age-part')].map(
    ({ style }) => style.blockSize,
  );
  expect(heights).toEqual(['25%', '0%', '0%', '100%', '0%', '0%']);
});
