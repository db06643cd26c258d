import {
  describedTable,
  getSettingRow,
  listSettingRows,
  moveSettingRow,
  saveSettingRow,
} from '@sarn/kernel';
import type { Field, SettingRowOut } from '@sarn/kernel';

import { expect, test } from 'vitest';
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
import { DescribedPage } from './DescribedPage.tsx';

const label = { th: 'ค่าของแถว', en: 'Value' };

type Value = SettingRowOut['values'][string];

/** A field of each kind, with a value of it: every described table is made of these. */
const kinds: readonly (readonly [Field, Value])[] = [
  [{ kind: 'text', label, max: 60 }, 'ข้อความ'],
  [{ kind: 'number', label, min: 0, max: 30 }, 7],
  [{ kind: 'switch', label }, true],
  [{ kind: 'choice', label, options: { a: label } }, 'a'],
];

const rowOf = (code: string, value: Value): SettingRowOut => ({
  ...{ code, nameTh: `แถว ${code}`, nameEn: '', sort: 1, validFrom: '2026-01-01', validTo: null },
  ...{ origin: 'own', version: 1, values: { value }, used: { count: 0, isCapped: false } },
});

async function open([field, value]: (typeof kinds)[number]) {
  const table = describedTable({
    ...{ code: 'sample', title: label, rowTitle: { th: 'แถว', en: 'Row' }, text: label },
    ...{ effect: label, permission: 'settings.manage', fields: { value: field } },
  });
  const rows = [rowOf('a', value), rowOf('b', value)];
  const [row] = rows;
  if (!row) throw new Error('no row');
  const page = { table: 'sample' };
  const asked = answerCalls({
    ...answering(listSettingRows, { rows, total: 2, mayUndo: false, suggested: 0 }, page),
    ...answering(
      getSettingRow,
      { row, uses: [], isDeletable: false, history: [] },
      { table: 'sample', code: 'a' },
    ),
    ...answering(saveSettingRow, { row }, page),
    ...answering(moveSettingRow, { code: 'a' }, page),
  });
  await show(<DescribedPage table={table} />);
  await screen.findByText('แถว a');
  return asked;
}

/** Presses Tab until this has the focus, as somebody without a mouse. */
async function tabTo(isThere: (focused: Element) => boolean): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (document.activeElement && isThere(document.activeElement)) return;
    await userEvent.tab();
  }
  throw new Error(`not reached: ${document.activeElement?.outerHTML.slice(0, 200)}`);
}

const named = (name: RegExp) => (element: Element) =>
  name.test(element.getAttribute('aria-label') ?? element.textContent ?? '');
const isField = ({ tagName }: Element) => tagName === 'INPUT' || tagName === 'TEXTAREA';

test.each(kinds)(
  'a table with a field %o is used from search to saving without a mouse',
  async (...kind) => {
    const asked = await open(kind);
    await tabTo((element) => isField(element) && element.getAttribute('type') !== 'checkbox');
    await tabTo(named(/^เพิ่มแถว$/));
    await userEvent.keyboard('{Enter}');
    const form = await screen.findByRole('dialog');
    await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
    await tabTo((element) => form.contains(element) && isField(element));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(named(/^เพิ่มแถว$/)(document.activeElement ?? form)).toBe(true));

    await tabTo(
      (element) => element.getAttribute('role') === 'row' || element.closest('[role=row]') !== null,
    );
    await userEvent.keyboard('{ArrowDown}');
    const focused = () => document.activeElement?.closest('[role=row]')?.textContent ?? '';
    await waitFor(() => expect(focused()).toContain('แถว '));
    await userEvent.keyboard('{Home}{Enter}');
    const row = await screen.findByRole('dialog');
    const name = await within(row).findByRole('textbox', { name: 'ชื่อ' });
    await tabTo((element) => element === name);
    await userEvent.keyboard(' ใหม่');
    await tabTo(named(/^บันทึก$/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(askedOf(saveSettingRow, asked)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focused()).toContain('แถว '));
  },
);

test('a row is put one place further without a mouse', async () => {
  const [first] = kinds;
  if (!first) throw new Error('no kind');
  const asked = await open(first);
  await tabTo((element) => element.closest('[role=row]') !== null);
  await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
  await screen.findByRole('dialog');
  await tabTo(named(/เลื่อนลง/));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(askedOf(moveSettingRow, asked)).toHaveLength(1));
  expect(askedOf(moveSettingRow, asked)[0]).toMatchObject({ code: 'a', after: 'b' });
});
