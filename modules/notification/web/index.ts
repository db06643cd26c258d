import type { WebModule } from '@sarn/platform-web/public';
import { lazy } from 'react';

export type { BellMenuProps } from './BellMenu.tsx';

/** The bell of the header: number of unread ones, list, sound and message on arrival. */
export const BellMenu = lazy(async () => ({
  default: (await import('./BellMenu.tsx')).BellMenu,
}));

/** Page of all notifications. */
export const notificationWeb: WebModule = {
  name: 'notification',
  routes: [
    {
      path: '/notification-all',
      template: 'master',
      load: () => import('./NotificationsPage.tsx'),
    },
    {
      path: '/notification-all/$module',
      template: 'master',
      load: () => import('./NotificationsPage.tsx'),
    },
  ],
};
