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
    noneOf: 'No notifications match this filter',
    noneOfText: 'The others are still in the whole list.',
  },
  module: { label: 'Module', all: 'All modules' },
  latest: { title: 'Notifications', all: 'See all', readAll: 'Mark all read ({count})' },
  chips: {
    label: 'Groups of notifications',
    all: 'All',
    todo: 'To do',
    written: 'Written to me',
    circular: 'Circulars',
    elsewhere: 'Other work',
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
