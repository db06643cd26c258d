import type { WebModule } from '@sarn/platform-web/public';

/** The settings of the deployment itself. */
export const configurationWeb: WebModule = {
  name: 'configuration',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
