import type { ChannelHealth, Matrix, NoticeLevel, NoticeWay } from '@sarn/notification/contract';
import {
  answerCalls,
  keepInput,
  leavePage,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { MatrixForm } from './MatrixForm.tsx';

const usual = { bell: 'on', email: 'choice', line: 'on', push: 'on' } as const;
const none = { bell: null, email: null, line: null, push: null } as const;

const row = (
  kind: string,
  role: 'holder' | 'author' | 'head',
  levels: Partial<Record<NoticeWay, NoticeLevel>> = {},
): Matrix['rows'][number] => ({
  ...{ event: `SARABUN/${kind}`, module: 'SARABUN', nameTh: `เหตุ ${kind}`, nameEn: kind, role },
  ...{ isWork: role === 'holder', levels: { ...none, ...levels } },
});

const matrix: Matrix = {
  modules: [
    { module: 'SARABUN', nameTh: 'สารบรรณ', nameEn: 'Documents', levels: usual },
    { module: 'own-module', nameTh: 'ระบบใหม่', nameEn: 'New', levels: usual },
  ],
  rows: [
    row('sign', 'holder'),
    row('sign', 'head', { line: 'off' }),
    row('done', 'author'),
    {
      ...{ event: 'own-module/came', module: 'own-module', nameTh: 'มีคำขอ', nameEn: 'Came' },
      ...{ role: 'administrator', isWork: true, levels: none },
    },
  ],
};

const channels: ChannelHealth[] = (['email', 'line', 'push'] as const).map((code) => ({
  ...{ code, isOffered: true, isSetUp: code !== 'push', isCaught: false },
  ...{ waiting: 0, sent: 0, failed: code === 'line' ? 3 : 0 },
}));
const policy = { retentionDays: 365, urgentFrom: 'urgent' };
const quiet = { quietFrom: null, quietUntil: null, quietDaysOff: false };

const reads = {
  'GET /notification/setting/policy': () => ({ item: { ...policy, ...quiet }, channels }),
  'GET /notification/setting/templates': () => ({ rows: [] }),
  'POST /notification/setting/matrix/concern': () => ({ people: 0, reached: 0 }),
};
const saving = 'POST /notification/setting/matrix/save';

const cell = (place: string) =>
  document.querySelector<HTMLButtonElement>(`[data-cell="${place}"] button`)!;
const nameOf = (place: string) => cell(place).getAttribute('aria-label');
const choice = (name: RegExp) => screen.findByRole('menuitem', { name });

test('arrow keys move over modules and events; one cell is reached by Tab', async () => {
  answerCalls(reads);
  const user = await show(<MatrixForm matrix={matrix} />);
  expect(document.querySelectorAll('[data-cell] button:not([tabindex="-1"])')).toHaveLength(1);
  cell('0:0').focus();
  expect(nameOf('0:0')).toBe('สารบรรณ · ทุกเหตุการณ์ · ในระบบ: ส่ง');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(cell('1:0'));
  await user.keyboard('{ArrowDown}{End}');
  expect(document.activeElement).toBe(cell('2:4'));
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(cell('2:2'));
  expect(nameOf('2:2')).toBe('เหตุ sign · หัวหน้าหน่วยงาน · LINE: ไม่ส่ง');
});

test('the bell of own work is locked: it opens no choice and stays reachable by keys', async () => {
  answerCalls(reads);
  const user = await show(<MatrixForm matrix={matrix} />);
  expect(nameOf('1:0')).toBe('เหตุ sign · ผู้ถือเรื่อง · ในระบบ: เสมอ ปิดไม่ได้');
  cell('1:0').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('การแจ้งเตือนในระบบของงานที่ผู้รับต้องทำเองปิดไม่ได้')).toBeDefined();
  expect(screen.queryAllByRole('menuitem')).toEqual([]);
});

test('what is chosen is sent with its reason and with what was read', async () => {
  const calls = answerCalls({ ...reads, [saving]: () => matrix });
  const user = await show(<MatrixForm matrix={matrix} />);
  cell('2:1').focus();
  await user.keyboard('{Enter}');
  await user.click(await choice(/^เสมอ/));
  expect(nameOf('2:1')).toContain('เสมอ');
  await user.click(screen.getByRole('button', { name: 'บันทึก 1 การเปลี่ยนแปลง' }));
  expect(calls.filter(({ fields }) => 'reason' in fields)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /เหตุผล/ }), 'คำสั่งที่ 1');
  await user.click(screen.getByRole('button', { name: 'บันทึก 1 การเปลี่ยนแปลง' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /เหตุผล/ })).toBeNull());
  const sent = calls.find(({ fields }) => 'reason' in fields)?.fields;
  const key = { event: 'SARABUN/sign', role: 'head', way: 'email' };
  expect(sent).toMatchObject({ reason: 'คำสั่งที่ 1' });
  expect(JSON.parse(String(sent?.['cells']))).toEqual([{ ...key, level: 'always' }]);
  expect(JSON.parse(String(sent?.['seen']))).toEqual([{ ...key, level: null }]);
});

test('the bar says how many people the chosen cells concern, counted once the choice is calm', async () => {
  const concern = 'POST /notification/setting/matrix/concern';
  const counts = [
    { people: 1214, reached: 120 },
    { people: 0, reached: 0 },
  ];
  const calls = answerCalls({ ...reads, [concern]: () => counts.shift() ?? {} });
  const user = await show(<MatrixForm matrix={matrix} />);
  const asked = () => calls.filter(({ fields }) => 'cells' in fields);
  await user.click(cell('2:1'));
  await user.click(await choice(/^เสมอ/));
  const bar = within(screen.getByRole('region', { name: 'การเปลี่ยนแปลงที่ยังไม่ได้บันทึก' }));
  expect(
    await bar.findByText('เกี่ยวข้องกับผู้ใช้ 1,214 คน · ขณะนี้รับทางช่องทางที่แก้ไขได้ 120 คน'),
  ).toBeDefined();
  expect(asked().map(({ fields }) => JSON.parse(String(fields['cells'])) as unknown)).toEqual([
    [{ event: 'SARABUN/sign', role: 'head', way: 'email', level: 'always' }],
  ]);
  await user.click(cell('3:1'));
  await user.click(await choice(/^เสมอ/));
  expect(await bar.findByText('ไม่มีผู้ใช้ที่การแจ้งเตือนเปลี่ยนไป')).toBeDefined();
  expect(asked()).toHaveLength(2);
});

test('a module, a row and a column are set at once, and locked cells stay', async () => {
  answerCalls(reads);
  const user = await show(<MatrixForm matrix={matrix} />);
  // The module: the event with a level of its own follows it, too.
  await user.click(cell('0:2'));
  await user.click(await choice(/^เลือกเอง/));
  expect(
    [nameOf('1:2'), nameOf('2:2'), nameOf('3:2')].every((one) => one?.endsWith('เลือกเอง')),
  ).toBe(true);
  // The row: its bell is locked.
  await user.click(screen.getByRole('button', { name: 'ตั้งทุกช่องทาง: เหตุ sign · ผู้ถือเรื่อง' }));
  await user.click(await choice(/^ไม่ส่ง/));
  expect(nameOf('1:0')).toContain('เสมอ');
  expect([1, 2, 3].map((column) => nameOf(`1:${column}`)?.endsWith('ไม่ส่ง'))).toEqual([
    ...[true, true, true],
  ]);
  // The column: all modules.
  await user.click(screen.getByRole('button', { name: 'ตั้งทั้งหมด: อีเมล' }));
  await user.click(await choice(/^ส่ง/));
  for (const line of [0, 1, 2, 3, 4, 5]) expect(nameOf(`${line}:1`)?.endsWith('ส่ง')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'ทิ้งการแก้ไข' }));
  expect(nameOf('2:2')).toContain('ไม่ส่ง');
});

test('modules fold, and search and role leave what they name', async () => {
  answerCalls(reads);
  const user = await show(<MatrixForm matrix={matrix} />);
  const fold = screen.getByRole('button', { name: 'สารบรรณ (3)' });
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  await user.click(fold);
  expect(screen.queryByRole('button', { name: /^เหตุ sign/ })).toBeNull();
  await user.click(fold);
  await user.type(screen.getByRole('searchbox'), 'มีคำขอ{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'สารบรรณ (3)' })).toBeNull());
  expect(screen.getByRole('button', { name: 'ระบบใหม่ (1)' })).toBeDefined();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'ไม่มี{Enter}');
  expect(await screen.findByText('ไม่พบเหตุการณ์ที่ค้นหา')).toBeDefined();
  leavePage();
  const again = await show(<MatrixForm matrix={matrix} />);
  expect(screen.getByText('ไม่พบเหตุการณ์ที่ค้นหา')).toBeDefined();
  await again.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
  expect([location.search, screen.queryByText('ไม่พบเหตุการณ์ที่ค้นหา')]).toEqual(['', null]);
});

test('the head of a column says how its channel does', async () => {
  answerCalls(reads);
  await show(<MatrixForm matrix={matrix} />);
  expect(await screen.findByText('ส่งไม่สำเร็จ 3')).toBeDefined();
  expect(screen.getByText('ยังไม่ได้เปิดใช้')).toBeDefined();
  expect(screen.getByText('ส่งได้ปกติ')).toBeDefined();
});

test('what another one saved meanwhile is not overwritten unseen', async () => {
  const now: Matrix = {
    ...matrix,
    rows: [
      matrix.rows[0]!,
      row('sign', 'head', { line: 'off', email: 'on' }),
      ...matrix.rows.slice(2),
    ],
  };
  const answers: object[] = [refusal('settings.stale'), now];
  const calls = answerCalls({
    ...reads,
    'GET /notification/setting/matrix': () => now,
    [saving]: () => answers.shift() ?? now,
  });
  const user = await show(<MatrixForm matrix={matrix} />);
  await user.click(cell('2:1'));
  await user.click(await choice(/^เสมอ/));
  await user.type(screen.getByRole('textbox', { name: /เหตุผล/ }), 'คำสั่งที่ 1');
  const save = screen.getByRole('button', { name: 'บันทึก 1 การเปลี่ยนแปลง' });
  await user.click(save);
  const difference = within(await screen.findByRole('region', { name: 'มีผู้แก้ไขก่อนท่าน' }));
  expect(difference.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['ส่ง', 'เสมอ'],
  ]);
  await user.click(difference.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /เหตุผล/ })).toBeNull());
  const seen = calls.flatMap(({ fields }) => ('seen' in fields ? [String(fields['seen'])] : []));
  expect(seen.map((one) => (JSON.parse(one) as { level: string | null }[])[0]?.level)).toEqual([
    ...[null, 'on'],
  ]);
});

test('what was chosen is offered after reloading, and can be saved', async () => {
  keepInput();
  const calls = answerCalls({ ...reads, [saving]: () => matrix });
  const before = await show(<MatrixForm matrix={matrix} />);
  await before.click(cell('2:1'));
  await before.click(await choice(/^เสมอ/));
  await before.type(screen.getByRole('textbox', { name: /เหตุผล/ }), 'คำสั่งที่ 1');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  leavePage();
  const user = await show(<MatrixForm matrix={matrix} />);
  await user.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  expect(nameOf('2:1')).toContain('เสมอ');
  await user.click(screen.getByRole('button', { name: 'บันทึก 1 การเปลี่ยนแปลง' }));
  await waitFor(() => expect(calls.some(({ fields }) => 'reason' in fields)).toBe(true));
});
