import type { WebModule } from '@sarn/platform-web/public';
import { lazy } from 'react';

export type { BellMenuProps } from './BellMenu.tsx';

/** The bell of the header: number of unread ones, list, sound and message on arrival. */
export const BellMenu = lazy(async () => ({
  default: (await import('./BellMenu.tsx')).BellMenu,
}));

/** Pages of own settings, and of the settings of the agency. */
export const notificationWeb: WebModule = {
  name: 'notification',
  routes: [
    {
      path: '/notification-settings',
      template: 'master',
      load: () => import('./preference/PreferencePage.tsx'),
    },
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
