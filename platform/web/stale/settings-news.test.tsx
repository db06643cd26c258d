import { describedTable, getSettingRow, listSettingOptions, listSettingRows } from '@sarn/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DescribedPage } from '../described/DescribedPage.tsx';
import { answers, detail, one, page, row, table } from '../described/sample-table.testing.ts';
import { openLive } from '../live/live.testing.ts';
import { answerCalls, answering, fieldOf, fill, screen, show, within } from '../testing.ts';

const text = 'ค่าตั้งต้นเปลี่ยนแล้ว';

const offered = (nameTh: string) => {
  const { used: _, ...common } = row;
  return answering(
    listSettingOptions,
    { rows: [{ ...common, code: 'speed', nameTh }] },
    { table: 'speed' },
  );
};

/** With a field whose choices are rows of another table. */
const referring = describedTable({
  ...table,
  fields: {
    ...table.fields,
    speed: { kind: 'reference', table: 'speed', label: { th: 'ชั้นความเร็ว', en: 'Speed' } },
  },
});
const values = { ...row.values, speed: null };

let live: Awaited<ReturnType<typeof openLive>>;
beforeEach(async () => {
  live = await openLive();
});
afterEach(() => live.close());

/** Opens the form of the row over answers that the test replaces, and types into it. */
async function typedForm() {
  const present: { now: Parameters<typeof answerCalls>[0] } = { now: {} };
  const set = (next: Parameters<typeof answerCalls>[0]) => {
    present.now = { ...present.now, ...next };
    return answerCalls(present.now);
  };
  set({
    ...answers,
    ...answering(listSettingRows, listOf('รายการแรก', 3), page),
    ...answering(getSettingRow, { ...detail, row: { ...row, values } }, one),
    ...offered('ด่วน'),
  });
  const user = await show(<DescribedPage table={referring} />);
  await user.click(await screen.findByText('รายการแรก'));
  const form = within(await screen.findByRole('dialog'));
  await form.findByText('12 เรื่อง');
  await form.findByText('ด่วน', { selector: 'option' });
  await fill(user, fieldOf('ชื่อภาษาอังกฤษ'), 'Typed');
  return { form, set };
}

const listOf = (nameTh: string, version: number) => ({
  rows: [{ ...row, nameTh, version, values }],
  ...{ total: 1, mayUndo: false, suggested: 0 },
});

test('an open form whose row somebody else changed says so, and keeps what was typed', async () => {
  const { form, set } = await typedForm();
  expect(form.queryByText(text)).toBeNull();
  const changed = { ...row, nameTh: 'ชื่อใหม่', version: 4, values };
  set({
    ...answering(listSettingRows, listOf('ชื่อใหม่', 4), page),
    ...answering(getSettingRow, { ...detail, row: changed }, one),
  });
  live.tell({ kind: 'settings', id: 'sample' });
  const told = await form.findByRole('status');
  expect(told.textContent).toBe(text);
  expect(fieldOf('ชื่อภาษาอังกฤษ')).toHaveProperty('value', 'Typed');
});

test('an open form whose choices changed says so, and offers them', async () => {
  const { form, set } = await typedForm();
  set(offered('ด่วนภายใน'));
  live.tell({ kind: 'settings', id: 'speed' });
  expect((await form.findByRole('status')).textContent).toBe(text);
  expect(form.getByText('ด่วนภายใน', { selector: 'option' })).toBeTruthy();
  expect(fieldOf('ชื่อภาษาอังกฤษ')).toHaveProperty('value', 'Typed');
});

test('nothing is said where what the form shows is as it was', async () => {
  const { form, set } = await typedForm();
  set({
    ...answering(listSettingRows, listOf('รายการแรก', 3), page),
    ...answering(
      getSettingRow,
      {
        ...{ ...detail, row: { ...row, sort: 9, values } },
        uses: detail.uses.map((use) => ({ ...use, count: 13 })),
      },
      one,
    ),
  });
  live.tell({ kind: 'settings', id: 'sample' });
  await form.findByText('13 เรื่อง');
  expect(form.queryByText(text)).toBeNull();
});
