import type { Holiday } from '@sarn/organisation/contract';
import { civilDateAt } from '@sarn/kernel';
import { answerCalls, leavePage, screen, show, waitFor } from '@sarn/platform-web/testing';
import type { Asked } from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import CalendarPage from './CalendarPage.tsx';

afterEach(() => history.replaceState(null, '', '?'));

const thisYear = Number(civilDateAt(new Date()).slice(0, 4));
const dayOf = (year: number): Holiday => ({
  ...{ day: `${year}-01-01`, nameTh: `วันขึ้นปีใหม่ ${year}`, nameEn: '', kind: 'cabinet' },
});
/** One day off in each year. */
const calls = {
  'GET /identity/holidays': ({ fields }: Asked) => ({
    rows: [dayOf(Number(fields['fromYear']))],
    missingYears: [],
  }),
};

const edited = `วันขึ้นปีใหม่ ${thisYear}`;

test.each([
  ['เพิ่มวันหยุด', 'เพิ่มวันหยุด', '?new='],
  ['นำเข้ารายการ', 'นำเข้ารายการวันหยุด', '?new=&what=import'],
  [`แก้ไข ${edited}`, 'แก้ไขวันหยุด', `?row=${thisYear}-01-01`],
])('the form of “%s” is open again after a refresh', async (pressed, name, search) => {
  answerCalls(calls);
  const user = await show(<CalendarPage />);
  await user.click(await screen.findByRole('button', { name: pressed }));
  await screen.findByRole('dialog', { name });
  expect(location.search).toBe(search);
  leavePage();
  await show(<CalendarPage />);
  await screen.findByRole('dialog', { name });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('');
});

test('a day of another year is opened in the list of its year', async () => {
  answerCalls(calls);
  history.replaceState(null, '', `?row=${thisYear + 1}-01-01`);
  await show(<CalendarPage />);
  const dialog = await screen.findByRole('dialog', { name: 'แก้ไขวันหยุด' });
  const values = [...dialog.querySelectorAll('input')].map(({ value }) => value);
  expect(values).toContain(`วันขึ้นปีใหม่ ${thisYear + 1}`);
});
