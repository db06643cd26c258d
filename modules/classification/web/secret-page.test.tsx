import { secretControl, secretDocuments } from '@sarn/classification/contract';
import { answerCalls, answering, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import SecretPage from './SecretPage.tsx';
import { controlYears } from './secret-view.ts';
import { th } from './words/th.ts';

const units = [
  { id: '01930000-0000-7000-8000-000000000001', name: 'สำนักหนึ่ง' },
  { id: '01930000-0000-7000-8000-000000000002', name: 'สำนักสอง' },
] as const;
const [thisYear = 0, lastYear = 0] = controlYears();

const answered = () =>
  answerCalls({
    ...answering(secretDocuments, {
      rows: [],
      total: 120,
      units: [...units],
      mayBreakGlass: false,
    }),
    ...answering(secretControl, { rows: [] }),
  });

test('[8.06] the address holds the tab, unit and year of the control register; none yet is told apart from no match', async () => {
  const calls = answered();
  const asked = () => askedOf(secretControl, calls).at(-1);
  const user = await show(<SecretPage />, `/?tab=control&unit=${units[1].id}&year=${lastYear}`);
  await screen.findByText('ไม่พบรายการที่ตรงกัน');
  expect(asked()).toEqual({ unitId: units[1].id, year: lastYear });
  const [clear] = screen.getAllByRole('button', { name: 'ล้างตัวกรอง' });
  if (clear) await user.click(clear);
  await screen.findByText(th.noControl);
  expect(asked()).toEqual({ unitId: units[0].id, year: thisYear });
  expect(screen.queryByRole('button', { name: 'ล้างตัวกรอง' })).toBeNull();
});

test('a chosen year and tab go into the address; another tab and back keep the year', async () => {
  const calls = answered();
  const user = await show(<SecretPage />);
  await user.click(await screen.findByRole('tab', { name: th['tab.control'] }));
  await user.click(await screen.findByRole('button', { name: /ปี พ\.ศ\./ }));
  await user.click(await screen.findByRole('option', { name: String(lastYear) }));
  await user.click(screen.getByRole('tab', { name: th['tab.documents'] }));
  await user.click(screen.getByRole('tab', { name: th['tab.control'] }));
  await screen.findByText('ไม่พบรายการที่ตรงกัน');
  const year = askedOf(secretControl, calls).at(-1)?.year;
  expect(year).toBe(lastYear);
});

test('the address holds the page of the documents; a page or tab that is none is the first', async () => {
  const calls = answered();
  await show(<SecretPage />, '/?page=3&tab=other&year=1');
  await waitFor(() => expect(askedOf(secretDocuments, calls)).toEqual([{ page: 3 }]));
  const tab = await screen.findByRole('tab', { name: th['tab.documents'] });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});
