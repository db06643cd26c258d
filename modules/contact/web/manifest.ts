import type { WebModule } from '@sarn/platform-web/public';
import { contactsPath } from './paths.ts';

/** The web part of the module. */
export const contactWeb: WebModule = {
  name: 'contact',
  routes: [{ path: contactsPath, template: 'master', load: () => import('./ContactsPage.tsx') }],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
