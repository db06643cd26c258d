import type { WebModule } from '@sarn/platform-web';

/** The settings screen of the agency's mailbox; what comes by it shows in the registry. */
export const mailboxWeb: WebModule = {
  name: 'mailbox',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
