import { getSettingRow, listSettingOptions, listSettingRows, saveSettingRow } from '@sarn/kernel';
import { listUnits } from '@sarn/organisation/contract';
import {
  answerCalls,
  answering,
  askedOf,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { classTableCodes } from '@sarn/document-classes/contract';
import { BookGroupField, CategoryField, filedOf } from './FiledFields.tsx';
import type { FiledDraft } from './FiledFields.tsx';
import { settingScreens } from './setting-screens.ts';

const table = classTableCodes.bookGroup;
const [legal, finance, ended] = [1, 2, 3].map((at) => `019ac000-0000-7000-8000-00000000000${at}`);
const unit = (id: string, nameTh: string, nameEn: string) => ({
  ...{ id, nameTh, nameEn, depth: 0, code: nameEn, kind: 'division' as const },
  ...{ parentId: null, letterCode: '', abbreviation: '' },
});
const units = [
  unit(legal ?? '', 'กองกฎหมาย', 'Legal division'),
  unit(finance ?? '', 'กองคลัง', 'Finance division'),
];
const row = (code: string, nameTh: string, values: Record<string, string | string[] | null>) => ({
  ...{ code, nameTh, nameEn: '', sort: 1, validFrom: '2026-01-01', validTo: null, version: 1 },
  ...{ origin: 'own' as const, values },
});
const group = {
  ...row('04', 'บริหารทั่วไป', { usualDays: null, units: [legal ?? '', ended ?? ''] }),
  used: null,
};
const detail = {
  ...{ row: group, uses: [], isDeletable: false },
  history: [
    {
      ...{ id: '1', at: '2026-02-03T07:20:00Z', act: 'แก้ไข', personName: 'นางมาลี ศรีสุข' },
      ...{ reason: '', changes: [{ field: 'units', from: [], to: [legal ?? ''] }] },
    },
  ],
};

/** The page of the settings centre, as it is loaded there. */
async function showPage() {
  history.replaceState(null, '', `/settings/3144/${table}?row=04`);
  const calls = answerCalls({
    ...answering(listUnits, { rows: units, total: 2 }),
    ...answering(
      listSettingRows,
      { rows: [group], total: 1, mayUndo: false, suggested: 0 },
      { table },
    ),
    ...answering(getSettingRow, detail, { table, code: '04' }),
    ...answering(saveSettingRow, { row: group }, { table }),
  });
  const page = settingScreens.find(({ path }) => path === table);
  if (!page) throw new Error('no page');
  const { default: Page } = await page.load();
  return { calls, user: await show(<Page />) };
}

test('the units of a group are told by names in list and history, and chosen in its form', async () => {
  const { calls, user } = await showPage();
  const form = within(await screen.findByRole('dialog', { name: 'แก้ไขกลุ่มหนังสือ' }));
  expect(await screen.findByTitle('กองกฎหมาย, หน่วยงานที่เลิกใช้แล้ว')).toBeTruthy();
  expect(await form.findByText('ใช้เฉพาะหน่วยงาน: ไม่กำหนด → กองกฎหมาย')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'นำ หน่วยงานที่เลิกใช้แล้ว ออก' }));
  await user.click(form.getByRole('button', { name: 'เพิ่มหน่วยงาน' }));
  const tree = within(await screen.findByRole('dialog', { name: 'ใช้เฉพาะหน่วยงาน' }));
  await user.click(await tree.findByRole('checkbox', { name: 'กองคลัง' }));
  await user.keyboard('{Escape}');
  await user.click(await form.findByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(askedOf(saveSettingRow, calls)).toHaveLength(1));
  const [sent] = askedOf(saveSettingRow, calls);
  expect(sent?.['values']).toEqual({ usualDays: null, units: [legal, finance] });
});

function Form({ start }: { readonly start: FiledDraft }) {
  const [draft, change] = useState<FiledDraft>(filedOf(start));
  return (
    <>
      <BookGroupField draft={draft} change={change} />
      <CategoryField draft={draft} change={change} />
    </>
  );
}

async function offeredIn(label: string, start: FiledDraft): Promise<(string | null)[]> {
  const closed = { ...row('04', 'บริหารทั่วไป', {}), isForOthers: true as const };
  const categories = [
    row('04.1', 'งานประชุมกอง', { bookGroup: '04' }),
    row('05.1', 'งานอัตรากำลัง', { bookGroup: '05' }),
  ];
  answerCalls({
    ...answering(listSettingOptions, { rows: [closed, row('05', 'บุคคล', {})] }, { table }),
    ...answering(listSettingOptions, { rows: categories }, { table: classTableCodes.category }),
  });
  const user = await show(<Form start={start} />);
  await user.click(await screen.findByRole('button', { name: new RegExp(label) }));
  return within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);
}

test('a form offers no group that is limited to other units', async () => {
  expect(await offeredIn('กลุ่มหนังสือ', {})).toEqual(['ไม่ระบุ', 'บุคคล']);
});

test('nor one of its categories', async () => {
  expect(await offeredIn('หมวดหนังสือ', {})).toEqual(['ไม่ระบุ', 'งานอัตรากำลัง']);
});

test('a document that carries such a group keeps it', async () => {
  const offered = await offeredIn('กลุ่มหนังสือ', { bookGroupCode: '04' });
  expect(offered).toEqual(['ไม่ระบุ', 'บริหารทั่วไป', 'บุคคล']);
});
