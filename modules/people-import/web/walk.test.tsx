import type { ImportDetail, ImportRowView } from '../contract/index.ts';
import {
  answerCalls,
  keepInput,
  refusal,
  screen,
  show,
  userEvent,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ChangesStep } from './ChangesStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FoundRows } from './FoundRows.tsx';
import { ImportList } from './ImportList.tsx';
import ImportPage from './ImportPage.tsx';
import { th } from './words/th.ts';

const usualRows = { rows: null, page: 1, ask: () => undefined };
const counts = { new: 2, changed: 0, same: 0, twice: 0, bad: 1, waits: 0, doubted: 0, moved: 0 };
const item: ImportDetail = {
  ...{ id: 'i1', kind: 'people', state: 'CHECKED', fileName: 'บุคลากร.xlsx', rows: 3 },
  ...{ byName: 'นายวิชัย', createdAt: '2026-11-27T02:00:00.000Z', enteredAt: null },
  ...{ enteredByName: '', tookMs: null, undoUntil: null },
  ...{
    counts: { ...counts, invited: 0, undone: 0, kept: 0 },
    encoding: 'xlsx',
    sheet: 'รายชื่อ',
    sheets: [],
    sheetAt: 0,
    topUnit: null,
  },
  columns: [
    { heading: 'รหัสพนักงาน', samples: ['T1'] },
    { heading: 'ชื่อ-สกุล', samples: ['นายสมชาย ใจดี'] },
  ],
  ...{ mapping: { employeeCode: 0, fullName: 1 }, missing: [], unasked: [], units: [] },
  sendsMail: true,
};
const row: ImportRowView = {
  ...{ row: 5, state: 'bad', name: 'นางกนกพร เรืองชัย', summary: '', changes: [] },
  ...{ unitName: '', result: null },
  problems: [
    {
      ...{ code: 'unit-unknown', field: 'unit', cell: 'กลุ่มแผนงานฯ' },
      ...{ params: { unit: 'กลุ่มแผนงานฯ' }, choices: ['กลุ่มแผนงานและงบประมาณ'] },
    },
  ],
};
const rows = () => ({ rows: [row], total: 1 });
const serverDown = () => refusal('platform.internal');
const nothing = () => undefined;
const firstPage = { page: 1, onPage: nothing, onSheet: nothing, isSheetPending: false };
const alert = () => screen.findByRole('alert');

test('a sample that could not be fetched says so', async () => {
  answerCalls({
    'GET /personnel/imports': () => ({ rows: [] }),
    'GET /personnel/import-sample': serverDown,
  });
  const user = await show(<ImportList open={() => undefined} />);
  await user.click(screen.getByRole('button', { name: th.sample.people }));
  expect((await alert()).textContent).not.toBe('');
});

test('without a mail server the changes say that the invitations reach nobody', async () => {
  answerCalls({ 'GET /personnel/imports/i1/rows': rows });
  const kept = { ...item, sendsMail: false, counts: { ...item.counts!, invited: 2 } };
  await show(<ChangesStep item={kept} asked={usualRows} onBack={nothing} />);
  expect(screen.getByText(th.invitesKept.replace('{count}', '2'))).toBeDefined();
});

test('a correction by one press that was not made says so', async () => {
  answerCalls({
    'GET /personnel/imports/i1/rows': rows,
    'POST /personnel/imports/i1/cell': serverDown,
  });
  const user = await show(<FoundRows {...firstPage} item={item} tile="out" />);
  const name = th.useThisText.replace('{text}', 'กลุ่มแผนงานและงบประมาณ');
  await user.click(await screen.findByRole('button', { name }));
  expect((await alert()).textContent).not.toBe('');
});

test('what keeps a row out is corrected before what is only doubted', async () => {
  const doubt = {
    ...({ code: 'prefix-either', field: 'fullName', cell: 'นางสาวลี ดีงาม' } as const),
    choices: ['นาง สาวลี ดีงาม'],
    params: { x: 'นางสาว ลี', y: 'นาง สาวลี' },
  };
  const both = { ...row, problems: [doubt, ...row.problems] };
  answerCalls({ 'GET /personnel/imports/i1/rows': () => ({ rows: [both], total: 1 }) });
  await show(<FoundRows {...firstPage} item={item} tile="out" />);
  const name = th.useThisText.replace('{text}', 'กลุ่มแผนงานและงบประมาณ');
  expect(await screen.findByRole('button', { name })).toBeDefined();
  expect(screen.getByText('สังกัด: กลุ่มแผนงานฯ')).toBeDefined();
});

test('each step has an address: Back leads from the changes to the rows, and the focus follows', async () => {
  answerCalls({
    'GET /personnel/imports/i1': () => ({ item }),
    'GET /personnel/imports/i1/rows': rows,
  });
  await show(
    <main id="content">
      <ImportPage />
    </main>,
    '/?run=i1',
  );
  const next = await screen.findByRole('button', { name: th.toChanges.replace('{count}', '2') });
  await waitFor(() => expect(next).toHaveProperty('disabled', false));
  await userEvent.click(next);
  await screen.findByText(th.noInvites);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(screen.getByRole('main').textContent).toMatch(/บุคลากร\.xlsx · อ่านแผ่นงาน “รายชื่อ”/);
});

test('what changes of a person is told cell by cell, before and after in one line', async () => {
  const change = (field: 'phone' | 'unit', before: string, after: string) => ({
    ...{ field, before, after },
  });
  const changed: ImportRowView = {
    ...{ ...row, state: 'changed', problems: [] },
    changes: [change('unit', 'กองคลัง', 'กองกฎหมาย'), change('phone', '', '0 2999 7002')],
  };
  answerCalls({ 'GET /personnel/imports/i1/rows': () => ({ rows: [changed], total: 1 }) });
  await show(<ChangesStep item={item} asked={usualRows} onBack={() => undefined} />);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    ...['สังกัดกองคลังกองกฎหมาย', `โทรศัพท์${th.empty}0 2999 7002`],
  ]);
});

/** The choice of columns, left and come back to by the button, as by reloading the page. */
function Left() {
  const [isShown, setShown] = useState(true);
  const none = () => undefined;
  return (
    <>
      <button onClick={() => setShown(!isShown)}>again</button>
      {isShown && <ColumnsStep item={item} onDone={none} onDiscarded={none} />}
    </>
  );
}

beforeEach(() => keepInput());

test('columns that were chosen are offered after reloading, and the check can be pressed', async () => {
  const calls = answerCalls({
    'GET /identity/units': () => ({ rows: [] }),
    'POST /personnel/imports/i1/check': () => ({ item }),
  });
  const user = await show(<Left />);
  await user.click(screen.getByRole('radio', { name: th.kind.units }));
  await user.click(screen.getByText('again'));
  await user.click(screen.getByText('again'));
  await user.click(await screen.findByRole('button', { name: 'ทิ้ง' }));
  await user.click(screen.getByRole('button', { name: th.check }));
  const sent = () => calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

const askedRows = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ path }) => path.endsWith('/rows')).map(({ fields }) => fields);

test('which changes are shown stands in the address; a group without any leads back to all', async () => {
  const calls = answerCalls({
    'GET /personnel/imports/i1': () => ({ item }),
    'GET /personnel/imports/i1/rows': () => ({ rows: [], total: 0 }),
  });
  const history = createMemoryHistory({ initialEntries: ['/?run=i1&step=changes&rows=moved'] });
  const user = await show(<ImportPage />, '', history);
  const groups = await screen.findByRole('group', { name: th.filter });
  const pressed = () => within(groups).getByRole('button', { pressed: true }).textContent;
  expect(pressed()).toBe(th.filters.moved.replace('{count}', '0'));
  await waitFor(() => expect(askedRows(calls)).toContainEqual({ filter: 'moved', page: '1' }));
  await screen.findByText('ไม่พบรายการที่ตรงกัน');
  await user.click(screen.getAllByRole('button', { name: 'ล้างตัวกรอง' })[0]!);
  await waitFor(() => expect(history.location.search).not.toContain('rows'));
  expect(history.location.search).toContain('step=changes');
  expect(pressed()).toBe(th.filters.enters.replace('{count}', '2'));
});

test('the group and the page of the checked rows stand in the address', async () => {
  const calls = answerCalls({
    'GET /personnel/imports/i1': () => ({ item }),
    'GET /personnel/imports/i1/rows': () => ({ rows: [row], total: 120 }),
  });
  const history = createMemoryHistory({ initialEntries: ['/?run=i1&rows=new&page=2'] });
  const user = await show(<ImportPage />, '', history);
  await waitFor(() => expect(askedRows(calls)).toContainEqual({ filter: 'new', page: '2' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(th.tile.same) }));
  await waitFor(() => expect(history.location.search).toBe('?run=i1&rows=same'));
});
