import type { WebModule } from '@sarn/platform-web';

/** The settings screen of webhooks. */
export const webhookWeb: WebModule = {
  name: 'webhook',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
