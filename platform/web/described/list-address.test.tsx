import { exportSettingRows, listSettingRows } from '@sarn/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  answerCalls,
  answering,
  askedOf,
  screen,
  show,
  userEvent,
  waitFor,
  within,
} from '../testing.ts';
import { describedPage, DescribedPage } from './DescribedPage.tsx';
import { answers, page, row, table } from './sample-table.testing.ts';

const at = (search: string) => history.replaceState(null, '', `/settings/3144/sample${search}`);
beforeEach(() => {
  localStorage.clear();
  at('');
});

test('the list is asked as the address says, and what it does not know there is left out', async () => {
  at('?search=หนึ่ง&state=ended&page=2&sort=code&way=down&is.days=4&other=1');
  const asked = answerCalls(answers);
  await show(<DescribedPage table={table} />);
  await screen.findByText('รายการแรก');
  expect(askedOf(listSettingRows, asked)[0]).toMatchObject({
    ...{ ...page, search: 'หนึ่ง', state: 'ended', page: 2, sort: 'code', direction: 'descending' },
  });
  const params = new URLSearchParams(location.search);
  expect(params.has('is.days')).toBe(false);
  expect(params.get('other')).toBe('1');
});

test('what is filtered stands in the address, and the usual list leaves it clean', async () => {
  answerCalls(answers);
  await show(<DescribedPage table={table} />);
  await screen.findByText('รายการแรก');
  expect(location.search).toBe('');
  const search = screen.getByRole('searchbox', { name: 'ค้นหาชื่อหรือรหัส' });
  await userEvent.type(search, 'แรก');
  await waitFor(() => expect(new URLSearchParams(location.search).get('search')).toBe('แรก'));
  await userEvent.clear(search);
  await waitFor(() => expect(location.search).toBe(''));
});

test('an open row stands in the address and is open again after a refresh, until it is closed', async () => {
  answerCalls(answers);
  await show(<DescribedPage table={table} />);
  await userEvent.click(await screen.findByText('รายการแรก'));
  const form = await screen.findByRole('dialog');
  expect(location.search).toBe('?row=first');
  await userEvent.click(within(form).getByRole('button', { name: 'ยกเลิก' }));
  expect(location.search).toBe('');
  at('?row=first');
  await show(<DescribedPage table={table} />);
  expect(await screen.findByRole('dialog', { name: /แก้ไข/ })).toBeDefined();
});

test('a form of a new row is open again after a refresh', async () => {
  at('?new=');
  answerCalls(answers);
  await show(<DescribedPage table={table} />);
  expect(await screen.findByRole('dialog', { name: 'เพิ่มตัวอย่าง' })).toBeDefined();
});

test('of several tables the one of the address is shown, with its list alone', async () => {
  const other = { ...table, code: 'second', title: { th: 'ที่สอง', en: 'Second' } };
  const second = answering(
    listSettingRows,
    { rows: [row], total: 1, mayUndo: false, suggested: 0 },
    { table: 'second' },
  );
  const Page = describedPage([other, table]);
  at('?tab=sample&search=แรก');
  const asked = answerCalls({ ...answers, ...second });
  await show(<Page />);
  await screen.findByText('รายการแรก');
  expect(askedOf(listSettingRows, asked)).toMatchObject([{ table: 'sample', search: 'แรก' }]);
  await userEvent.click(screen.getByRole('tab', { name: 'ที่สอง' }));
  await waitFor(() => expect(location.search).toBe('?tab=second'));
});

test('columns are chosen and stay chosen; fields that the list does not show usually are offered', async () => {
  answerCalls(answers);
  const user = await show(<DescribedPage table={table} />);
  await screen.findByText('รายการแรก');
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads().join()).toContain('จำนวนวัน');
  expect(heads().join()).not.toContain('เร่งด่วน');
  await user.click(screen.getByRole('button', { name: 'คำสั่งอื่น' }));
  await user.click(await screen.findByRole('menuitem', { name: 'เลือกคอลัมน์' }));
  const dialog = await screen.findByRole('dialog', { name: 'คอลัมน์ที่แสดง' });
  expect(within(dialog).queryByRole('checkbox', { name: 'ชื่อ' })).toBeNull();
  await user.click(within(dialog).getByRole('checkbox', { name: 'จำนวนวัน' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'เร่งด่วน' }));
  await user.click(within(dialog).getByRole('button', { name: 'เสร็จ' }));
  const chosen = () => {
    expect(heads().join()).toContain('เร่งด่วน');
    expect(heads().join()).not.toContain('จำนวนวัน');
  };
  await waitFor(chosen);
  const kept = JSON.parse(localStorage.getItem('sarn_columns') ?? '{}') as {
    chosen?: Record<string, string[]>;
  };
  expect(kept.chosen?.['setting:sample']).toContain('isUrgent');
});

test('a table is filtered by each of its choices, and one that is set is seen at once', async () => {
  const choice = (name: string) => ({
    ...({ kind: 'choice', label: { th: name, en: name } } as const),
    options: { a: { th: `${name} หนึ่ง`, en: 'One' } },
  });
  const fields = { first: choice('สี'), second: choice('ขนาด'), third: choice('ที่มา') };
  at('?is.third=a');
  const asked = answerCalls(answers);
  await show(<DescribedPage table={{ ...table, fields }} />);
  await screen.findByText('รายการแรก');
  expect(askedOf(listSettingRows, asked)[0]).toMatchObject({ where: { third: 'a' } });
  expect(screen.getByRole('button', { name: /ที่มา หนึ่ง/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /สี: ทั้งหมด/ })).toBeDefined();
});

test('a field sorts the list by a press on its heading, in the address and in the Excel file', async () => {
  at('?search=แรก&sort=isUrgent&way=down');
  Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => undefined });
  const asked = answerCalls({ ...answers, 'GET /settings/tables/sample/excel': () => ({}) });
  const user = await show(<DescribedPage table={table} />);
  await screen.findByText('รายการแรก');
  const sorted = () => askedOf(listSettingRows, asked).at(-1);
  expect(sorted()).toMatchObject({ sort: 'isUrgent', direction: 'descending' });
  const days = screen.getByRole('columnheader', { name: /จำนวนวัน/ });
  await user.click(days);
  await waitFor(() => expect(sorted()).toMatchObject({ sort: 'days', direction: 'ascending' }));
  expect(new URLSearchParams(location.search).get('sort')).toBe('days');
  expect(days.getAttribute('aria-sort')).toBe('ascending');
  await user.click(days);
  await waitFor(() => expect(sorted()).toMatchObject({ sort: 'days', direction: 'descending' }));
  expect(new URLSearchParams(location.search).get('way')).toBe('down');
  await user.click(screen.getByRole('button', { name: 'คำสั่งอื่น' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ส่งออก Excel' }));
  await waitFor(() => expect(askedOf(exportSettingRows, asked)).toHaveLength(1));
  expect(askedOf(exportSettingRows, asked)[0]).toMatchObject({
    ...{ search: 'แรก', sort: 'days', direction: 'descending' },
  });
});

test.each([400, 1000])(
  'an order that no heading shows is told, and left again, at %i px',
  async (width) => {
    at('?sort=isUrgent&way=down');
    const spy = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const rows = [row, { ...row, code: 'second' }];
    const list = { rows, total: 2, mayUndo: false, suggested: 0 };
    const asked = answerCalls({ ...answers, ...answering(listSettingRows, list, page) });
    const user = await show(<DescribedPage table={table} />);
    await screen.findAllByText('รายการแรก');
    expect(screen.queryByRole('columnheader', { name: 'เร่งด่วน' })).toBeNull();
    // Cards have a choice of orders instead of headings.
    const told = (card: RegExp, grid: RegExp) =>
      width < 640 ? screen.getByRole('button', { name: card }) : screen.getByText(grid);
    expect(told(/เร่งด่วน: ใช่ก่อน/, /เรียงตาม เร่งด่วน ใช่ก่อน/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'คำสั่งอื่น' }));
    await user.click(await screen.findByRole('menuitem', { name: 'กลับไปเรียงตามลำดับเดิม' }));
    const last = () => askedOf(listSettingRows, asked).at(-1);
    await waitFor(() => expect(last()).toMatchObject({ sort: 'sort', direction: 'ascending' }));
    expect(told(/ลำดับ: ต้นไปท้าย/, /เรียงตาม ลำดับ ต้นไปท้าย/)).toBeDefined();
    spy.mockRestore();
  },
);

test('a column that the table has not is no order of it', async () => {
  at('?sort=password&way=down');
  const asked = answerCalls(answers);
  await show(<DescribedPage table={table} />);
  await screen.findByText('รายการแรก');
  expect(askedOf(listSettingRows, asked)[0]).toMatchObject({ sort: 'sort' });
});
