import { getNotifications, readAllNotifications } from '@sarn/notification/contract';
import {
  answerCalls,
  answering,
  askedOf,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import LatestNotices from './LatestNotices.tsx';

const notice = (place: number, isRead: 0 | 1) => ({
  ...{ NN_RECEIVE_ID: `019a0000-0000-7000-8000-00000000000${place}`, NN_TITLE: `เรื่องที่ ${place}` },
  ...{ NN_DATA: '', IS_READ: isRead, MODULE: 'LEAVE', moduleName: 'การลา', moduleIcon: 'calendar' },
  ...{
    OPTIONS: '{}',
    F_DOC_ID: '',
    F_DOC_GET_ID: '',
    F_DOC_TITLE: '',
    F_TRANS_ID: '',
    CREATED_AT: '2026-01-05T02:00:00.000Z',
  },
  ...{ isSettled: false, isClosed: false },
});

const told = (unread: number, count: number) => ({
  items: {
    totalAlert: unread,
    alerts: Array.from({ length: count }, (_, at) => notice(at + 1, at < unread ? 0 : 1)),
    logs: [],
  },
});

test('the newest five are there, with the way to all, and are marked read at once', async () => {
  const asked = answerCalls({
    ...answering(getNotifications, told(2, 7)),
    ...answering(readAllNotifications, { count: 2 }),
  });
  const user = await show(<LatestNotices />);
  await screen.findByText('เรื่องที่ 1');
  expect(screen.getAllByText(/^เรื่องที่/)).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'ดูทั้งหมด' }).getAttribute('href')).toBe(
    '/notification-all',
  );
  await user.click(screen.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด (2)' }));
  await waitFor(() => expect(askedOf(readAllNotifications, asked)).toEqual([{ MODULE: ['ALL'] }]));
});

test('with nothing unread there is nothing to mark', async () => {
  answerCalls(answering(getNotifications, told(0, 1)));
  await show(<LatestNotices />);
  await screen.findByText('เรื่องที่ 1');
  expect(screen.queryByRole('button', { name: /อ่านแล้วทั้งหมด/ })).toBeNull();
});

test('without a notice it says so', async () => {
  answerCalls(answering(getNotifications, told(0, 0)));
  await show(<LatestNotices />);
  await screen.findByText('ยังไม่มีการแจ้งเตือน');
});

test('what could not be read is asked for again', async () => {
  const answers = [refusal('platform.unavailable', [], 'ยังอ่านไม่ได้')];
  answerCalls({ [`POST ${getNotifications.path}`]: () => answers.shift() ?? told(1, 1) });
  const user = await show(<LatestNotices />);
  await screen.findByText('ยังอ่านไม่ได้');
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await screen.findByText('เรื่องที่ 1');
});
