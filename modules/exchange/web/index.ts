import type { WebModule } from '@sarn/platform-web';

/** The settings screen of the exchange; its letters show in the registry. */
export const exchangeWeb: WebModule = {
  name: 'exchange',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
