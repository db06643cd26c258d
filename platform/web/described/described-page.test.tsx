import {
  changeSettingRows,
  listSettingRows,
  listSuggestedRows,
  takeSuggestedRows,
  saveSettingRow,
  settingPageSize,
} from '@sarn/kernel';
import { expect, test, vi } from 'vitest';
import {
  answerCalls,
  answerUploads,
  answering,
  askedOf,
  choose,
  screen,
  show,
  userEvent,
  waitFor,
  within,
} from '../testing.ts';
import * as phone from '../layout/use-phone.ts';
import type { BulkAction } from './bulk-action.ts';
import { DescribedPage } from './DescribedPage.tsx';
import { answers, page, row, table } from './sample-table.testing.ts';

async function openRow() {
  const asked = answerCalls(answers);
  await show(<DescribedPage table={table} />);
  await userEvent.click(await screen.findByText('รายการแรก'));
  return { asked, form: await screen.findByRole('dialog') };
}

test('a row is saved with the version that was read, its fields by their kinds', async () => {
  const { asked, form } = await openRow();
  const days = within(form).getByRole('textbox', { name: /จำนวนวัน/ });
  await userEvent.clear(days);
  await userEvent.type(days, '9');
  await userEvent.tab();
  await userEvent.click(within(form).getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(askedOf(saveSettingRow, asked)).toHaveLength(1));
  expect(askedOf(saveSettingRow, asked)[0]).toMatchObject({
    ...{ code: 'first', version: 3, values: { days: 9, isUrgent: false }, validTo: null },
  });
});

test('the form says what it changes, where the row is used, and who changed it before', async () => {
  const { form } = await openRow();
  expect(within(form).getByText('แบบฟอร์มใช้ทันที', { exact: false })).toBeTruthy();
  expect(await within(form).findByText('12 เรื่อง')).toBeTruthy();
  expect(within(form).getByText('จำนวนวัน: 5 → 7')).toBeTruthy();
  expect(within(form).getByText('ปรับตามระเบียบ')).toBeTruthy();
});

test('what is fixed in a delivered row cannot be changed', async () => {
  const { form } = await openRow();
  const urgent = within(form).getByRole('checkbox', { name: /เร่งด่วน/ });
  expect(urgent.hasAttribute('disabled')).toBe(true);
});

test('a new row needs a name and a code, and an end needs a reason', async () => {
  const asked = answerCalls(answers);
  await show(<DescribedPage table={table} />);
  await userEvent.click(await screen.findByRole('button', { name: 'เพิ่มตัวอย่าง' }));
  const form = await screen.findByRole('dialog');
  await userEvent.click(within(form).getByRole('button', { name: 'บันทึก' }));
  expect(await within(form).findByText('กรุณากรอกข้อมูล')).toBeTruthy();
  expect(within(form).getByText('ใช้ได้เฉพาะ a-z 0-9 จุด และขีด ไม่เกิน 40 ตัว')).toBeTruthy();
  expect(askedOf(saveSettingRow, asked)).toEqual([]);
});

test('suggested rows are shown with what they would be, and the chosen ones are taken at once', async () => {
  const suggestion = (code: string, nameTh: string, fault: string) => ({
    ...{ pack: 'usual', code, nameTh, nameEn: '', values: { days: 5, isUrgent: false }, fault },
  });
  const rows = [suggestion('a', 'แบบหนึ่ง', ''), suggestion('b', 'แบบสอง', 'รหัส b มีหรือเคยใช้แล้ว')];
  const packs = [{ code: 'usual', th: 'ชุดทั่วไป', en: 'Usual' }];
  const asked = answerCalls({
    ...answers,
    ...answering(listSettingRows, { rows: [row], total: 1, mayUndo: false, suggested: 2 }, page),
    ...answering(listSuggestedRows, { packs, rows }, page),
    ...answering(takeSuggestedRows, { count: 1 }, page),
  });
  await show(<DescribedPage table={table} />);
  await userEvent.click(await screen.findByRole('button', { name: 'คำสั่งอื่น' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'รายการที่แนะนำ (2)' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('จำนวนวัน: 5')).toBeTruthy();
  const taken = within(dialog).getByRole('checkbox', { name: 'แบบสอง' });
  expect(taken).toHaveProperty('disabled', true);
  expect(within(dialog).getByText(/เพิ่มไม่ได้: รหัส b/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'ทั้งชุด ชุดทั่วไป (1 รายการ)' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'เพิ่ม 1 รายการ' }));
  await waitFor(() => expect(askedOf(takeSuggestedRows, asked)).toHaveLength(1));
  expect(askedOf(takeSuggestedRows, asked)[0]).toMatchObject({ codes: ['a'] });
});

test('below the name stands what has no column, but no field with nothing in it', async () => {
  const spy = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  const rows = [row, { ...row, code: 'second', values: { days: null, isUrgent: false } }];
  answerCalls({
    ...answers,
    ...answering(listSettingRows, { rows, total: 2, mayUndo: false, suggested: 0 }, page),
  });
  await show(<DescribedPage table={table} />);
  const [first, second] = (await screen.findAllByText('รายการแรก')).map((name) =>
    name.closest('[role=row]'),
  );
  expect(first?.textContent).toContain('จำนวนวัน');
  expect(second?.textContent).not.toContain('จำนวนวัน');
  spy.mockRestore();
});

test('rows of all pages of a search are given one value at once, each with its version', async () => {
  const many = [1, 2, 3].map((at) => ({ ...row, code: `r${at}`, version: at }));
  const asked = answerCalls({
    ...answers,
    'GET /settings/tables/sample/rows': ({ fields }) => {
      const from = (Number(fields['page']) - 1) * 2;
      const rows = many.slice(from, from + 2);
      return { rows, total: many.length, mayUndo: false, suggested: 0 };
    },
    ...answering(changeSettingRows, { count: 3 }, page),
  });
  await show(<DescribedPage table={table} />);
  const [head] = await screen.findAllByRole('checkbox');
  await userEvent.click(head ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: 'เลือกทั้งหมด 3 รายการ' }));
  await screen.findByText('เลือก 3 รายการ');
  await userEvent.click(screen.getByRole('button', { name: 'กำหนดค่าเหมือนกัน' }));
  const form = await screen.findByRole('dialog');
  await userEvent.type(within(form).getByRole('textbox', { name: /จำนวนวัน/ }), '9');
  await userEvent.tab();
  await userEvent.click(within(form).getByRole('button', { name: 'กำหนดค่า' }));
  await waitFor(() => expect(askedOf(changeSettingRows, asked)).toHaveLength(1));
  const [sent] = askedOf(changeSettingRows, asked);
  expect(sent?.rows).toEqual(many.map(({ code, version }) => ({ code, version })));
  expect(sent?.values).toEqual({ days: 9 });
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

test('a change of several rows whose answer was lost is sent again under the same key', async () => {
  const keys: (string | null)[] = [];
  answerCalls({
    ...answers,
    'POST /settings/tables/sample/change': ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return { count: 1 };
    },
  });
  const user = await show(<DescribedPage table={table} />);
  const change = async () => {
    const [head] = await screen.findAllByRole('checkbox');
    await user.click(head ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'กำหนดค่าเหมือนกัน' }));
    const form = await screen.findByRole('dialog');
    await user.type(within(form).getByRole('textbox', { name: /จำนวนวัน/ }), '8');
    await user.tab();
    await user.click(within(form).getByRole('button', { name: 'กำหนดค่า' }));
    return form;
  };
  const form = await change();
  await waitFor(() => expect(keys).toHaveLength(1));
  await user.click(await within(form).findByRole('button', { name: 'กำหนดค่า' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Done: the same change is another command now.
  await change();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('on cards several rows are chosen by a button, all of the page by one box, and changed at once', async () => {
  const spy = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const rows = [1, 2, 3].map((at) => ({
    ...row,
    code: `r${at}`,
    nameTh: `แถว ${at}`,
    version: at,
  }));
  const asked = answerCalls({
    ...answers,
    ...answering(listSettingRows, { rows, total: 3, mayUndo: false, suggested: 0 }, page),
    ...answering(changeSettingRows, { count: 2 }, page),
  });
  const user = await show(<DescribedPage table={table} />);
  await screen.findByText('แถว 1');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'เลือกหลายรายการ' }));
  expect(document.activeElement?.textContent).toBe('เลิกเลือก');
  const whole = screen.getByRole('checkbox', { name: 'เลือกทุกรายการในหน้านี้' });
  await user.click(whole);
  await screen.findByText('เลือก 3 รายการ');
  // A press on a card chooses now, and opens nothing.
  await user.click(screen.getByText('แถว 2'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(whole).toHaveProperty('indeterminate', true);
  await user.click(screen.getByRole('button', { name: 'กำหนดค่าเหมือนกัน' }));
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByRole('textbox', { name: /จำนวนวัน/ }), '9');
  await user.tab();
  await user.click(within(form).getByRole('button', { name: 'กำหนดค่า' }));
  await waitFor(() => expect(askedOf(changeSettingRows, asked)).toHaveLength(1));
  expect(askedOf(changeSettingRows, asked)[0]?.rows.map(({ code }) => code)).toEqual(['r1', 'r3']);
  // Done: the cards open again by a press.
  await screen.findByRole('button', { name: 'เลือกหลายรายการ' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  spy.mockRestore();
});

test('on a phone the bar is one row: how many, the first act, a menu with the others, and the end', async () => {
  vi.spyOn(phone, 'useIsPhone').mockReturnValue(true);
  const rows = [1, 2].map((at) => ({ ...row, code: `r${at}`, nameTh: `แถว ${at}` }));
  const merge: BulkAction = {
    ...{ label: { th: 'รวมสองราย', en: '' }, icon: null, isFor: (chosen) => chosen.length === 2 },
    Dialog: ({ rows: chosen }) => <p>รวม {chosen.length} แถว</p>,
  };
  answerCalls({
    ...answers,
    ...answering(listSettingRows, { rows, total: 120, mayUndo: false, suggested: 0 }, page),
  });
  const user = await show(<DescribedPage table={table} bulk={merge} />);
  const [head] = await screen.findAllByRole('checkbox');
  await user.click(head ?? document.body);
  const bar = await screen.findByRole('toolbar');
  const names = () =>
    within(bar)
      .getAllByRole('button')
      .map((pressed) => pressed.getAttribute('aria-label') ?? pressed.textContent);
  expect(within(bar).getByRole('status').textContent).toBe('เลือก 2 รายการ');
  expect(names()).toEqual(['กำหนดค่า', 'เพิ่มเติม', 'ยกเลิกการเลือก']);
  within(bar).getByRole('button', { name: 'เพิ่มเติม' }).focus();
  await user.keyboard('{Enter}');
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    ...['เลือกทั้งหมด 120 รายการ', 'สิ้นสุดการใช้…', 'รวมสองราย'],
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('รวม 2 แถว')).toBeTruthy();
  vi.restoreAllMocks();
});

test('before rows are ended their names are shown, and how much each is used, the most used first', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({
    ...{ ...row, code: `r${at + 1}`, nameTh: `แถว ${at + 1}` },
    used: { count: at === 11 ? 14 : 0, isCapped: false },
  }));
  answerCalls({
    ...answers,
    ...answering(listSettingRows, { rows, total: 12, mayUndo: false, suggested: 0 }, page),
  });
  const user = await show(<DescribedPage table={table} />);
  const [head] = await screen.findAllByRole('checkbox');
  await user.click(head ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'สิ้นสุดการใช้…' }));
  const list = await screen.findByRole('list', { name: 'รายการที่เลือก' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual([
    ...['แถว 12ใช้แล้ว 14 แห่ง', 'แถว 1', 'และอีก 2 รายการ'],
  ]);
});

test('what a large file would change is shown page by page, what is wrong first', async () => {
  const rows = Array.from({ length: settingPageSize + 1 }, (_, at) => ({
    ...{ line: at + 2, code: `c${at}`, name: `แถว ${at}`, changes: [] },
    ...(at === settingPageSize ? wrong : { act: 'add' as const, fault: '' }),
  }));
  answerCalls(answers);
  answerUploads(() => ({ rows, count: rows.length - 1, sheets: [], sheetAt: 0 }));
  const user = await show(<DescribedPage table={table} />);
  await user.click(await screen.findByRole('button', { name: 'คำสั่งอื่น' }));
  await user.click(await screen.findByRole('menuitem', { name: 'นำเข้าจาก Excel' }));
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input!, new File(['รหัส,ชื่อ'], 'rows.csv', { type: 'text/csv' }));
  const shown = await within(dialog).findByRole('grid', { name: 'ผลการตรวจ' });
  expect(within(shown).getAllByRole('rowheader')[0]?.textContent).toContain('แถว 50');
  expect(within(shown).getAllByRole('rowheader')).toHaveLength(settingPageSize);
  await user.click(within(dialog).getByRole('button', { name: 'หน้าถัดไป' }));
  await waitFor(() => expect(within(shown).getAllByRole('rowheader')).toHaveLength(1));
});
const wrong = { act: 'fault' as const, fault: 'รหัสซ้ำ' };

test('of a workbook the sheet that was read is shown, and another one is read from the same file', async () => {
  const sheets = ['คำต่อท้าย', 'เก่า'].map((name) => ({ name, isHidden: false }));
  const rowOf = (sheetAt: number) => ({
    ...{ line: 2, code: `c${sheetAt}`, name: `แถวของแผ่น ${sheetAt}`, changes: [] },
    ...{ act: 'add' as const, fault: '' },
  });
  answerCalls(answers);
  const sent: FormData[] = [];
  answerUploads((_name, form) => {
    sent.push(form);
    const sheetAt = Number(form.get('sheetAt') ?? 0);
    return { rows: [rowOf(sheetAt)], count: 1, sheets, sheetAt };
  });
  const user = await show(<DescribedPage table={table} />);
  await user.click(await screen.findByRole('button', { name: 'คำสั่งอื่น' }));
  await user.click(await screen.findByRole('menuitem', { name: 'นำเข้าจาก Excel' }));
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input!, new File(['x'], 'rows.xlsx'));
  await within(dialog).findByText('แถวของแผ่น 0');
  await choose(user, 'แผ่นงานที่อ่าน', 'เก่า');
  await within(dialog).findByText('แถวของแผ่น 1');
  await user.click(within(dialog).getByRole('button', { name: 'นำเข้า 1 รายการ' }));
  await waitFor(() => expect(sent.at(-1)?.get('isTrial')).toBe('false'));
  expect(sent.at(-1)?.get('sheetAt')).toBe('1');
});

test('a list that is searched, sorted or filtered stays, without handles; cleared it has them again', async () => {
  const asked = answerCalls(answers);
  const user = await show(<DescribedPage table={table} />);
  await screen.findByText('รายการแรก');
  const handles = () => screen.queryAllByRole('button', { name: /^ลาก / }).length;
  await waitFor(() => expect(handles()).toBe(1));
  await user.type(screen.getByRole('searchbox'), 'แรก');
  await waitFor(() => expect(askedOf(listSettingRows, asked).at(-1)?.search).toBe('แรก'));
  await waitFor(() => expect(handles()).toBe(0));
  expect(screen.getByText('รายการแรก')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(handles()).toBe(1));
  await user.click(screen.getByRole('columnheader', { name: /รหัส/ }));
  await waitFor(() => expect(handles()).toBe(0));
  expect(askedOf(listSettingRows, asked).at(-1)).toMatchObject({ sort: 'code' });
});
