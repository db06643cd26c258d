import {
  listNoticeModules,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@sarn/notification/contract';
import type { NotificationItem } from '@sarn/notification/contract';
import {
  answerCalls,
  answering,
  askedOf,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import NotificationsPage from './NotificationsPage.tsx';

const item = (place: number, changed: Partial<NotificationItem> = {}): NotificationItem => ({
  NN_RECEIVE_ID: `019a0000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
  ...{ NN_TITLE: `เรื่องที่ ${place}`, NN_DATA: 'ข้อความ', IS_READ: 0 },
  ...{ MODULE: 'LEAVE', moduleName: 'การลา', moduleIcon: 'calendar-off', OPTIONS: '{}' },
  ...{ F_DOC_TITLE: '', F_DOC_ID: '', F_TRANS_ID: '', F_DOC_GET_ID: '' },
  ...{ CREATED_AT: '2026-01-05T02:00:00.000Z', isSettled: false, isClosed: false },
  ...changed,
});
const modules = answering(listNoticeModules, { rows: [{ code: 'LEAVE', name: 'การลา' }] });
const listed = (...items: NotificationItem[]) =>
  answering(listNotifications, { items, count: items.length });
const listCall = `${listNotifications.method} ${listNotifications.path}`;
const readCall = `${readNotification.method} ${readNotification.path}`;
const readAllCall = `${readAllNotifications.method} ${readAllNotifications.path}`;
const rows = () => document.querySelectorAll<HTMLElement>('.notification-row');
const firstRow = () => waitFor(() => rows()[0] ?? Promise.reject(new Error('no row')));

const globals = globalThis as { hacked?: number };
afterEach(() => delete globals.hacked);

test('[10.02] ten are shown, and ten more on demand', async () => {
  const all = Array.from({ length: 12 }, (_one, place) => item(place + 1));
  const calls = answerCalls({
    ...modules,
    [listCall]: ({ fields }) => {
      const skip = Number(fields['skip']);
      return { items: all.slice(skip, skip + Number(fields['take'])), count: all.length };
    },
  });
  const user = await show(<NotificationsPage />);
  await waitFor(() => expect(rows()).toHaveLength(10));
  await user.click(screen.getByRole('button', { name: 'แสดงเพิ่มอีก 10 รายการ' }));
  await waitFor(() => expect(rows()).toHaveLength(12));
  expect(
    askedOf(listNotifications, calls).map(({ take, skip, MODULE }) => [take, skip, MODULE]),
  ).toEqual([
    [10, 0, ['ALL']],
    [10, 10, ['ALL']],
  ]);
});

test('[10.06] a message with script, links and styles is harmless text, and opening it runs nothing', async () => {
  const hostile = `ปกติ <b style="position:fixed;inset:0" onclick="hacked=1">หนา</b>
    <script>hacked=1</script><img src=x onerror="hacked=1"><svg onload="hacked=1"></svg>
    <iframe srcdoc="<script>parent.hacked=1</script>"></iframe><style>body{display:none}</style>
    <a href="javascript:hacked=1">ลิงก์</a><form action="//evil.example"><input name="p"></form>`;
  answerCalls({
    ...modules,
    ...listed(item(1, { NN_TITLE: '<img src=x onerror="hacked=1"> หัวข้อ', NN_DATA: hostile })),
    ...{ [readCall]: () => ({ is_save: true, item: { F_DOC_ID: '', F_TRANS_ID: '' } }) },
  });
  const user = await show(<NotificationsPage />);
  const row = await firstRow();
  const markup = row.querySelector('.notification-message')?.innerHTML;
  expect(markup).toContain('<b>หนา</b>');
  expect(markup).not.toMatch(/<(script|img|svg|iframe|a|style|form|input|link)\b|style=|\son\w+=/);
  // A title is text alone.
  expect(row.textContent).toContain('<img src=x onerror="hacked=1"> หัวข้อ');
  const at = location.href;
  await user.click(row);
  expect(location.href).toBe(at);
  expect(globals.hacked).toBeUndefined();
});

test('[8.06] [10.04] what was closed since says so when it is opened', async () => {
  const closed = item(1, { MODULE: 'SARABUN', isClosed: true });
  answerCalls({
    ...modules,
    ...listed(closed),
    ...{ [readCall]: () => ({ is_save: true, item: { F_DOC_ID: '', F_TRANS_ID: '' } }) },
  });
  const user = await show(<NotificationsPage />);
  await user.click(await firstRow());
  await screen.findByText('ท่านไม่มีสิทธิ์อ่านเรื่องนี้แล้ว จึงเปิดดูไม่ได้');
});

test('[10.05] [14.04] reading one or all of them tells why it failed, and all of them looks again', async () => {
  let isRefused = true;
  const calls = answerCalls({
    ...modules,
    ...listed(item(1)),
    [readCall]: () => refusal('notification.not-found', [], 'ไม่พบการแจ้งเตือนนี้'),
    [readAllCall]: () =>
      isRefused ? refusal('platform.conflict', [], 'ยังบันทึกไม่ได้') : { count: 1 },
  });
  const user = await show(<NotificationsPage />);
  await user.click(await firstRow());
  await waitFor(() => expect(document.querySelectorAll('.s-toast')).toHaveLength(1));
  const readAll = screen.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' });
  await user.click(readAll);
  await waitFor(() => expect(document.querySelectorAll('.s-toast')).toHaveLength(2));
  expect(askedOf(listNotifications, calls)).toHaveLength(1);
  isRefused = false;
  await user.click(readAll);
  await waitFor(() => expect(askedOf(listNotifications, calls)).toHaveLength(2));
  expect(askedOf(readAllNotifications, calls).map(({ MODULE }) => MODULE)).toEqual([
    ['ALL'],
    ['ALL'],
  ]);
});
