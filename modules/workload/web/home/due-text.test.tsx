import { show } from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DueText } from './DueText.tsx';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00+07:00') }),
);
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-26', '14:30', 'ครบกำหนดวันนี้ 14.30 น.'],
  ['2026-11-26', '09:30', 'เกินกำหนด 09.30 น. วันนี้'],
  ['2026-11-26', '', 'ครบกำหนดวันนี้'],
  ['2026-11-27', '09:30', 'ครบกำหนดพรุ่งนี้ 09.30 น.'],
  ['2026-11-27', '', 'อีก 1 วันครบกำหนด'],
  ['2026-11-28', '09:30', 'อีก 2 วันครบกำหนด'],
  ['2026-11-25', '09:30', 'เกินกำหนด 1 วัน'],
])('%s %s is said as “%s”', async (dueDate, dueTime, text) => {
  await show(<DueText dueDate={dueDate} dueTime={dueTime} isSettled={false} />);
  expect(document.querySelector('.due-text')?.textContent).toBe(text);
});

test('says the day alone when the work is done', async () => {
  await show(<DueText dueDate="2026-11-20" dueTime="" isSettled />);
  expect(document.querySelector('.due-text')?.textContent).toMatch(/^กำหนด 20\sพ\.ย\.\s69$/);
  expect(document.querySelector('[data-due="overdue"]')).toBeNull();
});
