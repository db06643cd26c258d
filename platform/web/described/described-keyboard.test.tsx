import {
  changeSettingRows,
  describedTable,
  deleteSettingRow,
  getSettingRow,
  listSettingOptions,
  listSettingRows,
  moveSettingRow,
  saveSettingRow,
} from '@sarn/kernel';
import type { Field, SettingRowOut } from '@sarn/kernel';

import { expect, test } from 'vitest';
import { answerCalls, answering, askedOf, screen, show, waitFor, within } from '../testing.ts';
import { DescribedPage } from './DescribedPage.tsx';

let user: Awaited<ReturnType<typeof show>>;

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

/** Rows of another table, which a reference names. */
const others = (count: number) =>
  answering(
    listSettingOptions,
    {
      rows: Array.from({ length: count }, (_, at) => ({
        ...{ code: `r${at + 1}`, nameTh: `ค่าที่ ${at + 1}`, nameEn: '', sort: at, version: 1 },
        ...{ validFrom: '2026-01-01', validTo: null, origin: 'seed' as const, values: {} },
      })),
    },
    { table: 'others' },
  );

async function open([field, value]: readonly [Field, Value], more = others(0)) {
  const table = describedTable({
    ...{ code: 'sample', title: label, rowTitle: { th: 'แถว', en: 'Row' }, text: label },
    ...{ effect: label, permission: 'settings.manage', fields: { value: field } },
  });
  const rows = [rowOf('a', value), rowOf('b', value)];
  const [row] = rows;
  if (!row) throw new Error('no row');
  const page = { table: 'sample' };
  const asked = answerCalls({
    ...more,
    ...answering(listSettingRows, { rows, total: 2, mayUndo: false, suggested: 0 }, page),
    ...Object.assign(
      {},
      ...rows.map((one) => {
        const detail = { row: one, uses: [], isDeletable: true, history: [] };
        return answering(getSettingRow, detail, { table: 'sample', code: one.code });
      }),
    ),
    ...answering(saveSettingRow, { row }, page),
    ...answering(moveSettingRow, { code: 'a' }, page),
    ...answering(deleteSettingRow, { code: 'a' }, page),
  });
  user = await show(<DescribedPage table={table} />);
  await screen.findByText('แถว a');
  return asked;
}

/** Presses Tab until this has the focus, as somebody without a mouse. */
async function tabTo(isThere: (focused: Element) => boolean): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (document.activeElement && isThere(document.activeElement)) return;
    await user.tab();
  }
  throw new Error(`not reached: ${document.activeElement?.outerHTML.slice(0, 200)}`);
}

/** By its attribute: a role is looked for in the whole page, and each key would cost a second. */
const shown = (role: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[role=${role}]`);
    if (!found) throw new Error(`no ${role}`);
    return found;
  });
const gone = (role: string) =>
  waitFor(() => expect(document.querySelector(`[role=${role}]`)).toBeNull());

const named = (name: RegExp) => (element: Element) =>
  name.test(element.getAttribute('aria-label') ?? element.textContent ?? '');
const isField = ({ tagName }: Element) => tagName === 'INPUT' || tagName === 'TEXTAREA';

test.each(kinds)(
  'a table with a field %o is used from search to saving without a mouse',
  async (...kind) => {
    const asked = await open(kind);
    await tabTo((element) => isField(element) && element.getAttribute('type') !== 'checkbox');
    await tabTo(named(/^เพิ่มแถว$/));
    await user.keyboard('{Enter}');
    const form = await shown('dialog');
    await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
    await tabTo((element) => form.contains(element) && isField(element));
    await user.keyboard('{Escape}');
    await gone('dialog');
    await waitFor(() => expect(named(/^เพิ่มแถว$/)(document.activeElement ?? form)).toBe(true));

    await tabTo(
      (element) => element.getAttribute('role') === 'row' || element.closest('[role=row]') !== null,
    );
    await user.keyboard('{ArrowDown}');
    const focused = () => document.activeElement?.closest('[role=row]')?.textContent ?? '';
    await waitFor(() => expect(focused()).toContain('แถว '));
    await user.keyboard('{Home}{Enter}');
    const row = await shown('dialog');
    const name = await within(row).findByLabelText(/^ชื่อ(?!ภาษา)/, { selector: 'input' });
    await tabTo((element) => element === name);
    await user.keyboard(' ใหม่');
    await tabTo(named(/^บันทึก$/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(askedOf(saveSettingRow, asked)).toHaveLength(1));
    await gone('dialog');
    await waitFor(() => expect(focused()).toContain('แถว '));
  },
);

test('a row is put one place further without a mouse', async () => {
  const [first] = kinds;
  if (!first) throw new Error('no kind');
  const asked = await open(first);
  await tabTo((element) => element.closest('[role=row]') !== null);
  await user.keyboard('{ArrowDown}{Home}{Enter}');
  await shown('dialog');
  await tabTo(named(/เลื่อนลง/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(askedOf(moveSettingRow, asked)).toHaveLength(1));
  expect(askedOf(moveSettingRow, asked)[0]).toMatchObject({ code: 'a', after: 'b' });
});

test('Alt with an arrow puts the row one place further, and at the end it stays', async () => {
  const [first] = kinds;
  if (!first) throw new Error('no kind');
  const asked = await open(first);
  await tabTo((element) => element.closest('[role=row]') !== null);
  await user.keyboard('{ArrowDown}{Home}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('แถว a'));
  await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}');
  await waitFor(() => expect(askedOf(moveSettingRow, asked)).toHaveLength(1));
  expect(askedOf(moveSettingRow, asked)[0]).toMatchObject({ code: 'a', after: 'b' });
  expect(document.activeElement?.textContent).toContain('แถว a');
});

test('a row of a later page goes before its neighbour, not to the front of the table', async () => {
  const [first] = kinds;
  if (!first) throw new Error('no kind');
  const asked = await open(first);
  await user.click(await screen.findByText('แถว b'));
  await user.click(await screen.findByRole('button', { name: /เลื่อนขึ้น/ }));
  await waitFor(() => expect(askedOf(moveSettingRow, asked)).toHaveLength(1));
  expect(askedOf(moveSettingRow, asked)[0]).toMatchObject({ code: 'b', before: 'a' });
});

/** Opens the first row by the keys alone, and goes to the input of its own field. */
async function toField(): Promise<HTMLElement> {
  await tabTo((element) => element.closest('[role=row]') !== null);
  await user.keyboard('{ArrowDown}{Home}{Enter}');
  const row = await shown('dialog');
  // The name has the focus once the row was read.
  await within(row).findByLabelText(/^ชื่อ(?!ภาษา)/, { selector: 'input' });
  await tabTo(
    (element) =>
      row.contains(element) &&
      element.closest('.s-field')?.textContent !== null &&
      (element.closest('.s-field')?.textContent ?? '').startsWith(label.th),
  );
  return row;
}

async function save(asked: Awaited<ReturnType<typeof open>>) {
  await tabTo(named(/^บันทึก$/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(askedOf(saveSettingRow, asked)).toHaveLength(1));
  return askedOf(saveSettingRow, asked)[0]?.values['value'];
}

const reference: Field = { kind: 'reference', label, table: 'others', isRequired: true };

test.each([
  ['a few values', 3, '{ArrowDown}{Enter}', 'r2'],
  ['many values, by typing', 20, '{Control>}a{/Control}ค่าที่ 17{ArrowDown}{Enter}', 'r17'],
] as const)('a reference with %s is chosen without a mouse', async (_, count, keys, chosen) => {
  const asked = await open([reference, 'r1'], others(count));
  const row = await toField();
  const field = document.activeElement;
  await user.keyboard('{ArrowDown}');
  await shown('listbox');
  // Escape closes the list alone, and the field keeps the focus.
  await user.keyboard('{Escape}');
  await gone('listbox');
  expect(row.isConnected).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('{ArrowDown}');
  await shown('listbox');
  await user.keyboard(keys);
  await gone('listbox');
  expect(await save(asked)).toBe(chosen);
});

test('what was chosen is shown while the list with it is asked for', async () => {
  const [name, told] = Object.entries(others(3))[0] ?? [];
  if (name === undefined || told === undefined) throw new Error('no options');
  const late = Promise.withResolvers<null>();
  let isLate = false;
  const asked = await open([reference, 'r1'], {
    [name]: (call) => (isLate ? late.promise.then(() => told(call)) : told(call)),
  });
  await toField();
  isLate = true;
  await user.keyboard('{ArrowDown}');
  await shown('listbox');
  await user.keyboard('{ArrowDown}{Enter}');
  await gone('listbox');
  const field = screen.getByRole('button', { name: /ค่าที่ 2/ });
  // The focus comes back in a later frame.
  await waitFor(() => expect(document.activeElement).toBe(field));
  late.resolve(null);
  expect(await save(asked)).toBe('r2');
});

test('a list of texts gets one more without a mouse, and Tab leaves it', async () => {
  const asked = await open([{ kind: 'texts', label, max: 40, maxCount: 5 }, ['หนึ่ง']]);
  await toField();
  await user.keyboard('{Control>}{End}{/Control}{Enter}สอง');
  expect(await save(asked)).toEqual(['หนึ่ง', 'สอง']);
});

/**
 * Focuses the dialog as the library does half a second after it opened, when that is in the very frame in
 * which what was above it goes. A test that waited for that would come frames later.
 */
function focusWhenGone(role: string, dialog: HTMLElement): void {
  const changes = new MutationObserver(() => {
    if (screen.queryByRole(role)) return;
    changes.disconnect();
    dialog.focus();
  });
  changes.observe(document.body, { childList: true, subtree: true });
}

test('the commands of a row and of the table return the focus when they are given up', async () => {
  const [first] = kinds;
  if (!first) throw new Error('no kind');
  const asked = await open(first);
  await tabTo(named(/^คำสั่งอื่น$/));
  await user.keyboard('{Enter}');
  await shown('menu');
  await user.keyboard('{Escape}');
  await gone('menu');
  await waitFor(() => expect(named(/^คำสั่งอื่น$/)(document.activeElement!)).toBe(true));
  const row = await toField();
  await tabTo(named(/^ลบ$/));
  await user.keyboard('{Enter}');
  await shown('alertdialog');
  focusWhenGone('alertdialog', row);
  await user.keyboard('{Escape}');
  await gone('alertdialog');
  expect(row.isConnected).toBe(true);
  await waitFor(() => expect(named(/^ลบ$/)(document.activeElement!)).toBe(true));
  await user.keyboard('{Enter}');
  const sure = await shown('alertdialog');
  await tabTo((element) => sure.contains(element) && named(/^ลบ$/)(element));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(askedOf(deleteSettingRow, asked)).toHaveLength(1));
});

test.each(['กำหนดค่าเหมือนกัน', 'ยกเลิกการเลือก'])(
  'rows are chosen without a mouse, and have the focus again after %s',
  async (name) => {
    const [first] = kinds;
    if (!first) throw new Error('no kind');
    const asked = await open(
      first,
      answering(changeSettingRows, { count: 1 }, { table: 'sample' }),
    );
    await tabTo((element) => element.getAttribute('role') === 'row');
    await user.keyboard(' ');
    await shown('toolbar');
    const command = screen.getByRole('button', { name });
    await tabTo((element) => element === command);
    await user.keyboard('{Enter}');
    if (name === 'กำหนดค่าเหมือนกัน') {
      const form = await shown('dialog');
      await tabTo((element) => form.contains(element) && named(/^กำหนดค่า$/)(element));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(askedOf(changeSettingRows, asked)).toHaveLength(1));
    }
    await gone('toolbar');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('row'));
  },
);
