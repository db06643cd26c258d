import type { WebModule } from '@sarn/platform-web/public';

/** The web part of the module: the settings screen of the agency's phrases. */
export const phraseWeb: WebModule = {
  name: 'phrase',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
