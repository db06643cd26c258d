import type { SameKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  landing: {
    greeting: 'Welcome, {name}',
    modules: 'Modules',
    waiting: 'Waiting for you',
    all: 'See all work',
    calm: 'Nothing is waiting',
    calmText: 'Whatever reaches you is shown here at once.',
  },
  dashboard: {
    title: 'To do',
    above: 'Electronic document registry',
  },
  card: {
    overdue: '{count} overdue',
    unit: 'items',
    unit_one: 'item',
    none: 'nothing waiting',
  },
  launcher: {
    open: 'All modules',
    empty: 'There is no module you may open yet',
    emptyText: 'If you need one, please ask the administrator.',
    newTab: 'opens in a new tab',
  },
  menu: {
    main: 'Main menu',
    open: 'Open menu',
    portal: 'Home',
  },
};
