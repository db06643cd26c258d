import type { SameKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  bell: {
    title: 'Notifications',
    label: 'Notifications, {count} unread',
    labelMany: 'Notifications, more than 99 unread',
    readAll: 'Mark all read',
    all: 'See all notifications',
    settings: 'Notification settings',
    unread: '{count} unread',
    unreadMany: 'More than 99 unread',
    doneHint: 'What is grey was done by somebody',
    empty: 'No notifications yet',
    emptyText: 'Whatever reaches you is told here at once.',
  },
  notification: {
    arrived: 'Something new has reached you',
    open: 'Open',
    failed: 'Something went wrong',
    settled: 'Done',
    closed: 'You may no longer read this matter, so it cannot be opened',
  },
};
