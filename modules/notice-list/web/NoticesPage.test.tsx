import { listNoticeMatters } from '@sarn/notice-list/contract';
import type { ListedNotice, NoticeMatter } from '@sarn/notice-list/contract';
import {
  getPreference,
  getPush,
  listNoticeModules,
  readAllNotifications,
  readNotification,
  savePreference,
} from '@sarn/notification/contract';
import type { Preference } from '@sarn/notification/contract';
import type { OutputOf } from '@sarn/kernel';
import {
  answerCalls,
  answering,
  askedOf,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import NoticesPage from './NoticesPage.tsx';

const idOf = (place: number) =>
  `019a0000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`;
const notice = (place: number, changed: Partial<ListedNotice> = {}): ListedNotice => ({
  ...{ id: idOf(place), kind: 'act.sign', title: `เรื่องที่ ${place}`, messageHtml: 'ข้อความ' },
  ...{ module: 'LEAVE', moduleName: 'การลา', moduleIcon: 'calendar-off', options: '{}' },
  ...{ documentId: '', documentRef: '', createdAt: '2026-01-05T02:00:00.000Z' },
  ...{ isUnread: true, isClosed: false, isOpen: false, isDone: false },
  ...{ doneAt: null, doneBy: '', isDoneByReader: false },
  ...changed,
});
const about = (notices: ListedNotice[], changed: Partial<NoticeMatter> = {}): NoticeMatter => ({
  ...{ key: `2026-01-05.${notices[0]?.id ?? ''}`, day: '2026-01-05', documentId: '' },
  ...{ subject: '', receiveNo: '', letterNo: '', stateTerm: { th: '', en: '' }, nextAct: null },
  notices,
  ...changed,
});
const documentId = idOf(90);
const letter = (notices: ListedNotice[], changed: Partial<NoticeMatter> = {}) =>
  about(
    notices.map((one) => ({ ...one, module: 'SARABUN', documentId, documentRef: 'ref' })),
    { documentId, subject: 'ขอให้จัดส่งข้อมูลแปลงที่ดิน', receiveNo: '2903/2569', ...changed },
  );

type Answer = OutputOf<typeof listNoticeMatters>;
const answer = (matters: NoticeMatter[], changed: Partial<Answer> = {}): Answer => ({
  ...{ matters, cursor: null, unread: 1, keptDays: 90, modules: [] },
  counts: { all: matters.length, todo: 1, written: 0, circular: 2, elsewhere: 0 },
  ...changed,
});
const preference: Preference = {
  ...{ quietFrom: '19:00', quietUntil: '07:00', urgentBreaksQuiet: true, digestAt: null },
  ...{ language: 'th', urgentFrom: 'immediate' },
  agencyQuiet: { from: '20:00', until: '06:30', hasDaysOff: true },
  channels: [
    { code: 'email', isAvailable: true, isReachable: true, address: 'wee***@land.example' },
    { code: 'line', isAvailable: false, isReachable: false, address: '' },
    { code: 'push', isAvailable: true, isReachable: false, address: '' },
  ],
  events: [
    {
      ...{ event: 'SARABUN/act.sign', module: 'SARABUN', moduleTh: 'สารบรรณ' },
      ...{ moduleEn: 'Documents', nameTh: 'ลงนาม', nameEn: 'Signed' },
      ways: [
        { way: 'bell', state: 'locked', isOn: true },
        { way: 'email', state: 'free', isOn: false },
        { way: 'line', state: 'free', isOn: true },
        { way: 'push', state: 'free', isOn: true },
      ],
    },
  ],
};
const beside = {
  ...answering(listNoticeModules, { rows: [{ code: 'LEAVE', name: 'การลา' }] }),
  ...answering(getPreference, { item: preference }),
  ...answering(getPush, { item: { isOffered: true, publicKey: 'key', devices: [] } }),
};
const listed = (...matters: NoticeMatter[]) => answering(listNoticeMatters, answer(matters));
const listCall = `${listNoticeMatters.method} ${listNoticeMatters.path}`;
const readCall = `${readNotification.method} ${readNotification.path}`;
const readAllCall = `${readAllNotifications.method} ${readAllNotifications.path}`;
const isRead = { [readCall]: () => ({ is_save: true, item: { F_DOC_ID: '', F_TRANS_ID: '' } }) };
const lines = () => document.querySelectorAll<HTMLElement>('.notice-line');
const firstLine = () => waitFor(() => lines()[0] ?? Promise.reject(new Error('no line')));
const besideIsThere = () => screen.findByRole('switch', { name: /^อีเมล/ });

const globals = globalThis as { hacked?: number };
afterEach(() => delete globals.hacked);

test('[10.02] notices of a document are together under its subject, number and next act', async () => {
  const ordered = notice(1, {
    ...{ kind: 'queue.jobAssign', title: 'งานที่ได้รับมอบหมาย · มอบหมายโดย ก: จัดทำตามแบบ' },
    isOpen: true,
  });
  const written = notice(2, {
    kind: 'review.commented',
    title: 'มีความเห็นในร่าง: ข',
    isUnread: false,
  });
  const done = notice(3, {
    title: 'รอตรวจ/ทาน: เหตุ',
    isUnread: false,
    isDone: true,
    doneBy: 'นางสาวศิริพร',
  });
  answerCalls({
    ...beside,
    ...listed(
      letter([ordered, written], {
        nextAct: { queue: 'jobAssign', term: { th: 'รายงานผล', en: 'Report' } },
      }),
      letter([done], { key: '2026-01-05.b', letterNo: 'ดท 0103/415', subject: 'ตอบข้อหารือ' }),
    ),
  });
  await show(<NoticesPage />);
  await firstLine();
  await besideIsThere();
  const article = screen.getByRole('article', { name: 'ขอให้จัดส่งข้อมูลแปลงที่ดิน' });
  const matter = within(article);
  matter.getByText('เลขรับ 2903/2569');
  // In parts that are not broken over lines.
  expect(article.querySelector('b')?.textContent).toBe('งานที่ได้รับมอบหมาย · มอบหมายโดย ก:');
  matter.getByText(/“จัดทำตามแบบ”/);
  const act = matter.getByRole('button', { name: 'รายงานผล: ขอให้จัดส่งข้อมูลแปลงที่ดิน' });
  expect(act.className).toContain('primary');
  const quiet = screen.getByRole('article', { name: 'ตอบข้อหารือ' });
  expect(quiet.dataset['done']).toBe('true');
  expect(quiet.textContent).toContain('รอตรวจ/ทาน: นางสาวศิริพร ดำเนินการแล้ว');
  expect(within(quiet).queryByRole('button', { name: /^ตรวจ/ })).toBeNull();
});

test('[10.02] chips tell how many there are, and the address keeps what is chosen', async () => {
  const calls = answerCalls({ ...beside, ...listed(about([notice(1)])) });
  const user = await show(<NoticesPage />);
  const todo = await screen.findByRole('button', { name: 'ต้องทำ 1' });
  expect(todo.getAttribute('aria-pressed')).toBe('false');
  screen.getByRole('button', { name: 'หนังสือเวียน 2' });
  const all = screen.getByRole('button', { name: 'ทั้งหมด' });
  expect(all.getAttribute('aria-pressed')).toBe('true');
  await user.click(todo);
  await waitFor(() => expect(askedOf(listNoticeMatters, calls).at(-1)?.show).toBe('todo'));
  screen.getByText(/ยังไม่อ่าน 1 เรื่อง · เก็บไว้ 90 วัน/);
  await besideIsThere();
});

test('[10.02] modules are offered in the bar; without a match the filters can be cleared', async () => {
  const calls = answerCalls({ ...beside, ...listed() });
  const user = await show(<NoticesPage />);
  await screen.findByText('ยังไม่มีการแจ้งเตือน');
  const asked = () => askedOf(listNoticeMatters, calls).at(-1)?.show;
  await user.click(screen.getByRole('button', { name: 'หนังสือเวียน 2' }));
  await screen.findByText('ไม่มีการแจ้งเตือนตามตัวกรองนี้');
  expect(asked()).toBe('circular');
  // In the bar, and where the list would be.
  const [clear, ...others] = screen.getAllByRole('button', { name: 'ล้างตัวกรอง' });
  expect(others).toHaveLength(1);
  if (clear) await user.click(clear);
  await screen.findByText('ยังไม่มีการแจ้งเตือน');
  expect(screen.queryByRole('button', { name: 'ล้างตัวกรอง' })).toBeNull();
  await besideIsThere();
  await user.click(screen.getByRole('button', { name: /ทุกระบบงาน/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['ทุกระบบงาน', 'การลา']);
});

test('[10.02] earlier ones are shown on demand, behind the last one', async () => {
  const calls = answerCalls({
    ...beside,
    [listCall]: ({ fields }) =>
      fields['after'] === undefined
        ? answer([about([notice(1)])], { cursor: `2026-01-05.${idOf(1)}` })
        : answer([about([notice(2)])]),
  });
  const user = await show(<NoticesPage />);
  await user.click(await screen.findByRole('button', { name: 'แสดงเรื่องก่อนหน้านี้' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'แสดงเรื่องก่อนหน้านี้' })).toBeNull();
  expect(askedOf(listNoticeMatters, calls).map(({ after }) => after)).toEqual([
    undefined,
    `2026-01-05.${idOf(1)}`,
  ]);
  // Both are of one day, which has one heading.
  expect(screen.getAllByRole('heading', { name: /^วันจันทร์/ })).toHaveLength(1);
  await besideIsThere();
});

test('an empty list says that there is none yet', async () => {
  answerCalls({ ...beside, ...listed() });
  await show(<NoticesPage />);
  await screen.findByText('ยังไม่มีการแจ้งเตือน');
  await besideIsThere();
});

test('[10.06] a message with script, links and styles is harmless text, and opening it runs nothing', async () => {
  const hostile = `ปกติ <b style="position:fixed;inset:0" onclick="hacked=1">หนา</b>
    <script>hacked=1</script><img src=x onerror="hacked=1"><svg onload="hacked=1"></svg>
    <iframe srcdoc="<script>parent.hacked=1</script>"></iframe><style>body{display:none}</style>
    <a href="javascript:hacked=1">ลิงก์</a><form action="//evil.example"><input name="p"></form>`;
  const title = '<img src=x onerror="hacked=1"> หัวข้อ';
  answerCalls({
    ...{ ...beside, ...isRead },
    ...listed(about([notice(1, { title, messageHtml: hostile })])),
  });
  const user = await show(<NoticesPage />);
  const line = await firstLine();
  const markup = line.querySelector('.notification-message')?.innerHTML;
  expect(markup).toContain('<b>หนา</b>');
  expect(markup).not.toMatch(/<(script|img|svg|iframe|a|style|form|input|link)\b|style=|\son\w+=/);
  // A title is text alone.
  expect(line.textContent).toContain(title);
  const at = location.href;
  await user.click(line);
  expect(location.href).toBe(at);
  expect(globals.hacked).toBeUndefined();
  await besideIsThere();
});

test('[8.06] [10.04] what was closed since says so when it is opened', async () => {
  const closed = notice(1, { module: 'SARABUN', isClosed: true });
  answerCalls({ ...beside, ...isRead, ...listed(about([closed])) });
  const user = await show(<NoticesPage />);
  await user.click(await firstLine());
  await screen.findByText('ท่านไม่มีสิทธิ์อ่านเรื่องนี้แล้ว จึงเปิดดูไม่ได้');
  await besideIsThere();
});

test('[10.05] [14.04] reading one or all of them tells why it failed, and all of them looks again', async () => {
  let isRefused = true;
  const calls = answerCalls({
    ...beside,
    ...listed(about([notice(1)])),
    [readCall]: () => refusal('notification.not-found', [], 'ไม่พบการแจ้งเตือนนี้'),
    [readAllCall]: () =>
      isRefused ? refusal('platform.conflict', [], 'ยังบันทึกไม่ได้') : { count: 1 },
  });
  const user = await show(<NoticesPage />);
  await user.click(await firstLine());
  const toast = await screen.findByRole('alertdialog');
  expect(toast.textContent).toContain('ไม่พบการแจ้งเตือนนี้');
  const readAll = screen.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' });
  await user.click(readAll);
  await screen.findByText('1 จาก 2');
  const later = screen.getByRole('alertdialog');
  expect(later.textContent).toContain('ยังบันทึกไม่ได้');
  await user.click(within(later).getByRole('button', { name: 'ข้อความถัดไป' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('ไม่พบการแจ้งเตือนนี้');
  expect(askedOf(listNoticeMatters, calls)).toHaveLength(1);
  isRefused = false;
  await user.click(readAll);
  await waitFor(() => expect(askedOf(listNoticeMatters, calls)).toHaveLength(2));
  expect(askedOf(readAllNotifications, calls).map(({ MODULE }) => MODULE)).toEqual([
    ['ALL'],
    ['ALL'],
  ]);
  await besideIsThere();
});

test('a way is switched for every event that leaves a choice, and nothing else is changed', async () => {
  const calls = answerCalls({
    ...beside,
    ...listed(about([notice(1)])),
    ...answering(savePreference, { item: preference }),
  });
  const user = await show(<NoticesPage />);
  const mail = await besideIsThere();
  expect(screen.getByRole('switch', { name: /^ในระบบ/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('switch', { name: /^LINE/ })).toHaveProperty('checked', false);
  screen.getByText(/^19\.00–07\.00 น\. และวันหยุดทั้งวัน/);
  await user.click(mail);
  await waitFor(() => expect(askedOf(savePreference, calls)).toHaveLength(1));
  expect(askedOf(savePreference, calls)[0]).toMatchObject({
    ...{ quietFrom: '19:00', quietUntil: '07:00', urgentBreaksQuiet: true },
    choices: [{ event: 'SARABUN/act.sign', way: 'email', isOn: true }],
  });
  await firstLine();
});
