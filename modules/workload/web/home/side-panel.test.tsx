import { getHome, getHomeUnits, listOpenWork } from '@sarn/workload/contract';
import {
  answerCalls,
  answering,
  askedOf,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SidePanel from './SidePanel.tsx';
import { th } from './words/th.ts';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00+07:00') }),
);
afterEach(() => vi.useRealTimers());

const unit = { id: 'u1', name: 'กองนโยบาย', open: 8, soon: 1, late: 2 };
const home = {
  ...{ urgent: [], toDo: 9, watched: 0 },
  ages: [
    { band: '0-3' as const, count: 1 },
    { band: '61' as const, count: 4 },
  ],
  due: [
    { date: '2026-11-20', count: 2 },
    { date: '2026-11-26', count: 1 },
    { date: '2026-12-01', count: 3 },
  ],
};

async function shown() {
  const calls = answerCalls({
    ...answering(getHome, home),
    ...answering(getHomeUnits, { units: [unit] }),
    ...answering(listOpenWork, { rows: [], total: 0, isCapped: false, name: '' }),
  });
  const user = await show(<SidePanel />);
  await screen.findByText(th.calendar.title);
  return { calls, user };
}

/** Path and query; the router of the tests writes numbers as texts in quotes. */
const target = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
  const asked = [...searchParams].map(([name, value]) => [name, value.replaceAll('"', '')]);
  return [pathname, Object.fromEntries(asked) as object];
};

test('[3.01] due dates are a calendar: each day says how many, and shows its documents when it is pressed', async () => {
  const { calls, user } = await shown();
  const day = (name: string) =>
    screen.getByRole('button', { name: (told) => told.replaceAll('\u00a0', ' ') === name });
  expect(day('20 พฤศจิกายน 2569 ครบกำหนด 2 เรื่อง').textContent).toContain('2');
  expect(day('26 พฤศจิกายน 2569 ครบกำหนด 1 เรื่อง').getAttribute('aria-pressed')).toBe('true');
  expect(day('27 พฤศจิกายน 2569 ไม่มีเรื่องครบกำหนด')).toBeDefined();
  await user.click(day('20 พฤศจิกายน 2569 ครบกำหนด 2 เรื่อง'));
  await waitFor(() =>
    expect(askedOf(listOpenWork, calls).at(-1)).toMatchObject({ of: 'me', due: '2026-11-20' }),
  );
  await user.click(screen.getByRole('button', { name: th.calendar.next }));
  expect(day('1 ธันวาคม 2569 ครบกำหนด 3 เรื่อง')).toBeDefined();
});

test('[3.01] ageing and workload are small bars that lead to their documents', async () => {
  await shown();
  const age = screen.getByRole('link', { name: new RegExp(th.ages.band['61']) });
  expect(target(age)).toEqual(['/sarabun/open-work', { of: 'me', band: '61' }]);
  expect(age.querySelector<HTMLElement>('.age-part')?.style.inlineSize).toBe('100%');
  expect(screen.queryByRole('link', { name: new RegExp(th.ages.band['4-7']) })).toBeNull();
  const load = await screen.findByRole('link', { name: /^กองนโยบาย/ });
  expect(target(load)).toEqual([
    '/sarabun/open-work',
    { of: 'units', unitId: unit.id, depth: 'own' },
  ]);
  const parts = [...load.querySelectorAll<HTMLElement>('.unit-track > span')];
  expect(parts.map(({ style }) => style.inlineSize)).toEqual(['62.5%', '12.5%', '25%']);
  expect(within(load).getByText('เกินกำหนด 2')).toBeDefined();
});
