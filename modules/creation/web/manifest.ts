import type { WebModule } from '@sarn/platform-web/public';

/** The web part of the module: its settings screen. */
export const creationWeb: WebModule = {
  name: 'creation',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
