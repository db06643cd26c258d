import type { WebModule } from '@sarn/platform-web';

/** The web part of the module. */
export const reorganisationWeb: WebModule = {
  name: 'reorganisation',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
