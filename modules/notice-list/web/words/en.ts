import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  page: {
    title: 'All notifications',
    unread: '{count} unread',
    allRead: 'All read',
    kept: 'kept for {days} days',
    settings: 'Notification settings',
    readAll: 'Mark all read',
    more: 'Show earlier ones',
    empty: 'No notifications yet',
    emptyText: 'Whatever reaches you is told here at once.',
    noneOf: 'No notifications of this group',
    noneOfText: 'Those of other groups are still in the whole list.',
    showAll: 'Show all',
  },
  latest: { title: 'Notifications', all: 'See all', readAll: 'Mark all read ({count})' },
  chips: {
    label: 'Groups of notifications',
    all: 'All',
    todo: 'To do',
    written: 'Written to me',
    circular: 'Circulars',
    elsewhere: 'Other work',
    drop: 'Leave this module',
  },
  day: {
    today: 'Today',
    yesterday: 'Yesterday',
    new: '{count} new',
  },
  matter: {
    receiveNo: 'No. {no}',
    actOn: '{act}: {subject}',
    open: 'Open',
  },
  line: {
    done: 'Done; nothing is left for you',
    doneBy: 'Done by {name} {at}; nothing is left for you',
    doneByYou: 'Done by you',
  },
};
