import { answerCalls, answering, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { handoffReport } from '@sarn/workload/contract';
import { expect, test } from 'vitest';
import ReportPage from './ReportPage.tsx';

const unit = { id: 'u1', name: 'กองกฎหมาย', depth: 0 };

test('[3.16] a report has the filter bar of every list, and no match can be widened again', async () => {
  const calls = answerCalls({
    ...answering(handoffReport, {
      ...{ rows: [], units: [unit], from: '2026-09-01', until: '2026-11-30' },
      ...{ moreThan: 5, isCut: false },
    }),
    'GET /settings/options': () => ({ rows: [] }),
  });
  const user = await show(<ReportPage />, '/?tab=handoffs&kind=outside&more=9');
  // Two filters are set, and the buttons for the whole list stand in the bar.
  await screen.findByRole('button', { name: 'ตัวกรอง (2)', expanded: true });
  const bar = document.querySelector('.s-filter-bar');
  expect(bar?.contains(screen.getByRole('button', { name: 'ส่งออก Excel' }))).toBe(true);
  const [clear, ...others] = screen.getAllByRole('button', { name: 'ล้างตัวกรอง' });
  expect(others).toHaveLength(1);
  if (clear) await user.click(clear);
  const asked = () => askedOf(handoffReport, calls).at(-1);
  await waitFor(() => expect(asked()).not.toHaveProperty('kind', 'outside'));
  expect(asked()).not.toHaveProperty('moreThan', 9);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ล้างตัวกรอง' })).toBeNull());
});
