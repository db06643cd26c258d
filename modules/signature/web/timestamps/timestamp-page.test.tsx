import { answerCalls, answering, askedOf, screen, show } from '@sarn/platform-web/testing';
import { getTimestamps, renewNow, saveTimestamps } from '@sarn/signature/contract';
import { expect, test } from 'vitest';
import TimestampPage from './TimestampPage.tsx';
import type { Timestamps } from './timestamp.client.ts';

const known: Timestamps = {
  ...{ version: 3, source: 'own', url: '', userName: '', hasPassword: false, level: 'B-T' },
  ...{
    isOwnReady: true,
    verifier: null,
    certificates: [],
    files: { signed: 4, waiting: 1, failing: 1 },
  },
  runs: [
    {
      ...{ id: 'one', kind: 'completion', lookedAt: 3, renewed: 2, failed: 1 },
      ...{ reasons: { timeout: 1 }, begunAt: '2026-11-27T02:00:00Z' },
      endedAt: '2026-11-27T02:01:00Z',
    },
  ],
};

test('[6.05] what waits can be brought further now', async () => {
  const calls = answerCalls({ ...answering(getTimestamps, known), ...answering(renewNow, {}) });
  const user = await show(<TimestampPage />);
  await user.click(await screen.findByRole('button', { name: 'ทำเดี๋ยวนี้' }));
  expect(askedOf(renewNow, calls)).toHaveLength(1);
});

test('[6.05] another authority needs its address and its certificate; both are named before anything is sent', async () => {
  const calls = answerCalls(answering(getTimestamps, known));
  const user = await show(<TimestampPage />);
  await user.click(await screen.findByRole('radio', { name: /ผู้ให้บริการภายนอก/ }));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(await screen.findByText('ใส่ที่อยู่ของผู้ประทับเวลา')).toBeDefined();
  expect(screen.getByText('เลือกใบรับรองของผู้ประทับเวลา')).toBeDefined();
  expect(askedOf(saveTimestamps, calls)).toHaveLength(0);
});
