import type { ImportDetail } from '@sarn/data-migration/contract';
import {
  answerCalls,
  choose,
  errorAt,
  fieldOf,
  find,
  keepInput,
  leavePage,
  refusal,
  retype,
  screen,
  selectOf,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { ColumnsStep } from './ColumnsStep.tsx';
import { th } from './words/th.ts';

const check = 'POST /registry/imports/i1/check';
const units = {
  'GET /identity/units': () => ({ rows: [{ id: 'u1', nameTh: 'กองคลัง', nameEn: '' }] }),
};

const item: ImportDetail = {
  ...{ id: 'i1', state: 'UPLOADED', fileName: 'ทะเบียน.xlsx', kind: null, year: 2568, unit: null },
  ...{ rows: 3, handled: 0, byName: 'นายเอก', createdAt: '2026-11-22T00:00:00Z', startedAt: null },
  ...{
    endedAt: null,
    keptUntil: null,
    forgottenAt: null,
    encoding: 'xlsx',
    sheet: '',
    otherSheets: 0,
    sheets: [],
    sheetAt: 0,
  },
  counts: {
    ...{ good: 0, bad: 0, said: 0, done: 0, undone: 0, kept: 0, scans: 0, scansUsed: 0 },
    ...{ scansAttached: 0, gaps: 0, first: null, last: null },
  },
  columns: [
    { heading: 'เลข', samples: ['1', '2'] },
    { heading: 'ชื่อเรื่อง', samples: ['ขอเชิญประชุม'] },
  ],
  mapping: { number: 0 },
  scansName: null,
  unusedScans: [],
};

const posts = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ method }) => method === 'POST');
const press = () => screen.getByText(th.check).closest('button')!;

test('a column chosen twice and a wrong year are told at once, what is missing on sending', async () => {
  const calls = answerCalls(units);
  const user = await show(<ColumnsStep item={item} />);
  expect(screen.queryByText(th.missing)).toBeNull();
  await user.click(press());
  expect(screen.getByText(th.missing)).toBeDefined();
  expect(errorAt(fieldOf(th.unit))).toBe(th.chooseUnit);
  await choose(user, 'ชื่อเรื่อง', 'เลขทะเบียน');
  expect(screen.getByText('เลือก “เลขทะเบียน” ไว้มากกว่าหนึ่งคอลัมน์')).toBeDefined();
  await choose(user, 'ชื่อเรื่อง', 'เรื่อง');
  expect(screen.queryByText(th.missing)).toBeNull();
  expect(posts(calls)).toEqual([]);
});

test('register, year, unit and columns are sent once', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...units, [check]: () => answer.promise });
  const onSent = vi.fn();
  const user = await show(<ColumnsStep item={item} onSent={onSent} />);
  await user.click(screen.getByText(th['kind.outgoing']));
  await find(user, th.unit, 'กองคลัง');
  await retype(user, th.year, '2567');
  await choose(user, 'ชื่อเรื่อง', 'เรื่อง');
  await user.click(press());
  await user.click(press());
  answer.resolve({ item });
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(posts(calls).map(({ fields }) => fields)).toEqual([
    { kind: 'outgoing', year: '2567', unitId: 'u1', mapping: '{"number":0,"title":1}' },
  ]);
});

test('a refusal is told in Thai, and every choice stays', async () => {
  const why = 'การนำเข้านี้อยู่ในขั้นตอนอื่นแล้ว';
  answerCalls({ ...units, [check]: () => refusal('registry.import-not-now', [], why) });
  const onSent = vi.fn();
  const user = await show(<ColumnsStep item={item} onSent={onSent} />);
  await find(user, th.unit, 'กองคลัง');
  await choose(user, 'ชื่อเรื่อง', 'เรื่อง');
  await user.click(press());
  expect((await screen.findByRole('alert')).textContent).toContain(why);
  expect(fieldOf(th.unit)).toHaveProperty('value', 'กองคลัง');
  expect(selectOf('ชื่อเรื่อง').textContent).toContain('เรื่อง');
  expect(theForm()).toMatchObject({ key: 'import.columns:i1', isDirty: true });
  expect(onSent).not.toHaveBeenCalled();
});

test('what was chosen is offered after reloading, and the check can be pressed', async () => {
  keepInput();
  const calls = answerCalls({ ...units, [check]: () => ({ item }) });
  const step = (
    <main>
      <ColumnsStep item={{ ...item, mapping: { number: 0, title: 1 } }} />
    </main>
  );
  const before = await show(step);
  await retype(before, th.year, '2566');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  leavePage();
  const user = await show(step);
  await user.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  expect(fieldOf(th.year)).toHaveProperty('value', '2566');
  await find(user, th.unit, 'กองคลัง');
  await user.click(press());
  await waitFor(() => expect(posts(calls)).toHaveLength(1));
});
