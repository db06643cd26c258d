import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screen, show } from '../testing.ts';
import { Moment } from './Moment.tsx';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00+07:00') }),
);
afterEach(() => vi.useRealTimers());

test('a moment in a list is day and time in one line, and its age in the second', async () => {
  await show(<Moment at="2026-11-20T02:01:00.000Z" />);
  const [first, second] = screen.getByRole('time').children;
  expect(first?.textContent).toBe('20 พ.ย. 69 · 09.01 น.'.replaceAll(' ', '\u00a0'));
  expect(second?.textContent).toBe('6 วันที่แล้ว');
});
