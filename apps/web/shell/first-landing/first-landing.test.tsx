import { formatDay } from '@sarn/platform-web';
import { expect, test, vi } from 'vitest';
import { landingParts } from './first-landing.ts';

const noHead = { item: null };
const card = (TITLE: string, COUNT: number) => ({ TITLE, COUNT });
const textOf = (parts: readonly HTMLElement[], selector: string) =>
  parts.flatMap((part) => [...part.querySelectorAll(selector)].map((one) => one.textContent));

test('the landing page before the application has the date of Bangkok in the words of the application', () => {
  vi.useFakeTimers();
  try {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-09`;
      // In Bangkok the day has begun.
      vi.setSystemTime(new Date(new Date(`${day}T00:00:00Z`).getTime() - 6 * 60 * 60_000));
      for (const language of ['th', 'en'] as const) {
        const [today] = landingParts({ cards: { items: [] }, head: noHead }, language);
        expect(today?.textContent).toBe(formatDay(day, language, 'full'));
      }
    }
  } finally {
    vi.useRealTimers();
  }
});

test('it has the queues in which something waits, and no panel for who is no head', () => {
  const items = [card('รอลงนาม', 1234), card('รอรับ', 0), card('รอสั่งการ', 2)];
  const parts = landingParts({ cards: { items }, head: noHead }, 'th');
  expect(textOf(parts, '.first-card-title')).toEqual(['รอลงนาม', 'รอสั่งการ']);
  expect(textOf(parts, '.first-card-count')).toEqual(['1,234', '2']);
  expect(parts).toHaveLength(2);
});

test('without an answer nothing is drawn', () => {
  expect(landingParts({ cards: null, head: noHead }, 'th')).toEqual([]);
  expect(landingParts({ cards: { items: [] }, head: null }, 'th')).toEqual([]);
});
