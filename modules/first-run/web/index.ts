import type { WebModule } from '@sarn/platform-web/public';

/** The entry of the first setup in the settings centre. */
export const firstRunWeb: WebModule = {
  name: 'first-run',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
