import type { WebModule } from '@sarn/platform-web';

/** The settings screen of connected programs. */
export const apiProgramWeb: WebModule = {
  name: 'api-program',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
