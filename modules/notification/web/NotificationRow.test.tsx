import { screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { NotificationRow } from './NotificationRow.tsx';
import type { ShownNotification } from './notification.wire.ts';

const item: ShownNotification = {
  ...{ id: '1', title: 'คำขอรอพิจารณา 1 เรื่อง', messageHtml: 'ขอใช้ห้อง', isUnread: true },
  ...{ module: 'leave-plan', moduleName: 'แผนการลา', moduleIcon: 'inbox' },
  ...{ options: '{}', documentId: '', documentRef: '', createdAt: '2026-01-05T02:00:00.000Z' },
  ...{ isSettled: false, isClosed: false },
};
const theRow = () => screen.getByRole('button');

test('a notification of a module that registered itself has its name and icon', async () => {
  await show(<NotificationRow item={item} onOpen={() => undefined} />);
  expect(theRow().textContent).toContain('แผนการลา · ');
  expect(theRow().querySelector('svg.lucide-inbox')).not.toBeNull();
});

test('one of an unknown module has no name, and a bell', async () => {
  const unknown = { ...item, moduleName: '', moduleIcon: 'no-such-icon' };
  await show(<NotificationRow item={unknown} onOpen={() => undefined} />);
  expect(theRow().textContent).not.toContain('·');
  expect(theRow().querySelector('svg.lucide-bell')).not.toBeNull();
});
