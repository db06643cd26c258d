import { changeSettingRows, listSettingRows } from '@sarn/kernel';
import { beforeEach, expect, test } from 'vitest';
import {
  answerCalls,
  answering,
  askedOf,
  choose,
  keepInput,
  leavePage,
  screen,
  show,
  waitFor,
  within,
} from '../testing.ts';
import type { BulkAction } from './bulk-action.ts';
import { DescribedPage } from './DescribedPage.tsx';
import { answers, page, row, table } from './sample-table.testing.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ ...row, code: `r${at + 1}`, nameTh: `แถว ${at + 1}`, version: at + 1 },
  }));
const list = (rows: ReturnType<typeof rowsOf>) =>
  answering(listSettingRows, { rows, total: rows.length, mayUndo: false, suggested: 0 }, page);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/settings/3144/sample');
  keepInput();
});

const boxOf = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });
const press = async (user: Awaited<ReturnType<typeof show>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('one value for rows of all pages is asked again after a refresh, with what was typed', async () => {
  const many = rowsOf(3);
  const asked = answerCalls({
    ...answers,
    'GET /settings/tables/sample/rows': ({ fields }) => {
      const from = (Number(fields['page']) - 1) * 2;
      return { rows: many.slice(from, from + 2), total: 3, mayUndo: false, suggested: 0 };
    },
    ...answering(changeSettingRows, { count: 3 }, page),
  });
  const user = await show(<DescribedPage table={table} />);
  await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
  await press(user, 'เลือกทั้งหมด 3 รายการ');
  await screen.findByText('เลือก 3 รายการ');
  await press(user, 'กำหนดค่าเหมือนกัน');
  await screen.findByRole('dialog');
  await choose(user, 'ข้อมูลที่จะกำหนด', 'เร่งด่วน');
  await user.click(screen.getByRole('checkbox', { name: 'เร่งด่วน' }));
  expect(location.search).toBe('?bulk=change');
  leavePage();

  const again = await show(<DescribedPage table={table} />);
  const form = within(await screen.findByRole('dialog', { name: /3 รายการ/ }));
  await again.click(await form.findByRole('button', { name: 'ทำต่อ' }));
  expect(await form.findByRole('checkbox', { name: 'เร่งด่วน' })).toHaveProperty('checked', true);
  await again.click(form.getByRole('button', { name: 'กำหนดค่า' }));
  await waitFor(() => expect(askedOf(changeSettingRows, asked)).toHaveLength(1));
  expect(askedOf(changeSettingRows, asked)[0]).toMatchObject({
    rows: many.map(({ code, version }) => ({ code, version })),
    values: { isUrgent: true },
  });
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(location.search).toBe('');
});

const merge: BulkAction = {
  ...{ label: { th: 'รวมสองราย', en: '' }, icon: null, isFor: (chosen) => chosen.length === 2 },
  Dialog: ({ rows, onClose }) => (
    <dialog open aria-label="รวม">
      {rows.map(({ code }) => code).join()}
      <button onClick={onClose}>ยกเลิก</button>
    </dialog>
  ),
};

test.each([
  ['สิ้นสุดการใช้…', 'end'],
  ['รวมสองราย', 'own'],
])('“%s” is open again for the same rows, until it is closed', async (name, act) => {
  answerCalls({ ...answers, ...list(rowsOf(3)) });
  const user = await show(<DescribedPage table={table} bulk={merge} />);
  await user.click(await boxOf('แถว 1'));
  await user.click(await boxOf('แถว 3'));
  await press(user, name);
  await screen.findByRole('dialog');
  expect(location.search).toBe(`?bulk=${act}`);
  leavePage();

  const again = await show(<DescribedPage table={table} bulk={merge} />);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(act === 'own' ? /r1,r3/ : /แถว 1.*แถว 3/);
  await again.click(within(dialog).getByRole('button', { name: 'ยกเลิก' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('');
  expect(await screen.findByText('เลือก 2 รายการ')).toBeTruthy();
  leavePage();

  await show(<DescribedPage table={table} bulk={merge} />);
  await screen.findByText('แถว 1');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('nothing opens for rows that are gone, nor for those that are chosen next', async () => {
  answerCalls({ ...answers, ...list(rowsOf(2)) });
  const user = await show(<DescribedPage table={table} />);
  await user.click(await boxOf('แถว 1'));
  await press(user, 'สิ้นสุดการใช้…');
  await screen.findByRole('dialog');
  leavePage();

  const asked = answerCalls({ ...answers, ...list(rowsOf(2).slice(1)) });
  const again = await show(<DescribedPage table={table} />);
  // The list of the page, and all of it for the row that is not there.
  await waitFor(() => expect(askedOf(listSettingRows, asked)).toHaveLength(2));
  await again.click(await boxOf('แถว 2'));
  expect(await screen.findByText('เลือก 1 รายการ')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
