import type { WebModule } from '@sarn/platform-web/public';

/** The settings of rights. */
export const accessControlWeb: WebModule = {
  name: 'access-control',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
