import { saveMemo, suggestWords } from '@sarn/correspondence/contract';
import { ids, pickerAnswers } from '@sarn/document/testing';
import { th } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  askedOf,
  fieldOf,
  fill,
  fireEvent,
  keepInput,
  keptInput,
  leavePage,
  screen,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { beforeEach, expect, test } from 'vitest';
import { emptyMemo } from './memo-draft.ts';
import { MemoEditor } from './MemoEditor.tsx';

const table = `<table><tr><td>รายการ</td><td>จำนวน</td></tr>
<tr><td>อาหารว่าง</td><td>40</td></tr></table>`;
/** Wider than a text may have. */
const wide = `<table>${`<tr>${'<td>ก</td>'.repeat(16)}</tr>`.repeat(2)}</table>`;
const lists = { ...pickerAnswers, ...answering(suggestWords, { rows: [] }) };
const saved = { documentId: ids.document, version: 1 };
const press = (label: string) => screen.getByText(label, { selector: 'button *, button' });
const notice = /ตาราง 2 แถว 16 คอลัมน์/;

async function opened(): Promise<Awaited<ReturnType<typeof show>>> {
  const user = await show(<MemoEditor start={emptyMemo} startSaved={null} />);
  await screen.findByRole('button', { name: 'เลือกหน่วยงาน' });
  return user;
}

async function paste(html: string): Promise<void> {
  const body = await screen.findByRole('textbox', { name: new RegExp(th.memo.body) });
  const clipboardData = {
    files: [],
    types: ['text/html'],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  };
  fireEvent.paste(body, { clipboardData });
}

beforeEach(keepInput);

test('what is said about a table that is too large is kept with the text, until it is decided on', async () => {
  answerCalls(lists);
  const user = await opened();
  await fill(user, fieldOf(th.field.title), 'ขออนุมัติจัดอบรม');
  await paste(wide);
  expect(await screen.findByText(notice)).toBeDefined();
  await waitFor(async () =>
    expect(await keptInput('draft.memo')).toMatchObject({ leftOut: [{ tables: [{}] }] }),
  );
  leavePage();
  const again = await opened();
  expect(screen.queryByText(notice)).toBeNull();
  await again.click(press('ทำต่อ'));
  expect(await screen.findByText(notice)).toBeDefined();
  await again.click(press('ปิด'));
  expect(screen.queryByText(notice)).toBeNull();
});

test('saving the draft does not lose it: it is not saved, and leaving asks', async () => {
  const calls = answerCalls({ ...lists, 'POST /registry/memo/save': () => saved });
  const user = await opened();
  await fill(user, fieldOf(th.field.title), 'ขออนุมัติจัดอบรม');
  await paste(wide);
  await screen.findByText(notice);
  await user.click(press(th.memo.save));
  expect(await screen.findByText(th.memo.saved)).toBeDefined();
  expect(askedOf(saveMemo, calls)).toHaveLength(1);
  expect(await screen.findByText(notice)).toBeDefined();
  expect(theForm().isDirty).toBe(true);
  await waitFor(async () =>
    expect(await keptInput(`draft.memo:${ids.document}`)).toMatchObject({ leftOut: [{}] }),
  );
  // The text itself is saved.
  expect(screen.getByText(/^บันทึกร่างแล้วเมื่อ/)).toBeDefined();
});

test('a table that the text can hold is pasted into it, and saved as a table', async () => {
  const calls = answerCalls({ ...lists, 'POST /registry/memo/save': () => saved });
  const user = await opened();
  await fill(user, fieldOf(th.field.title), 'ขออนุมัติจัดอบรม');
  await paste(table);
  expect(await screen.findByRole('table', { name: /ตาราง 2 แถว 2 คอลัมน์/ })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'อาหารว่าง' })).toBeDefined();
  // The editor tells the form after a pause in typing.
  await waitFor(async () =>
    expect(JSON.stringify(await keptInput('draft.memo'))).toContain('tableRow'),
  );
  await user.click(press(th.memo.save));
  expect(await screen.findByText(th.memo.saved)).toBeDefined();
  const [sent] = askedOf(saveMemo, calls);
  expect(JSON.stringify(sent?.bodyJson)).toMatch(/"type":"table".*"type":"tableRow".*อาหารว่าง/);
});
