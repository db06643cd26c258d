import type { WebModule } from '@sarn/platform-web';

/** Settings of certification authorities besides the agency's own. */
export const foreignAuthorityWeb: WebModule = {
  name: 'foreign-authority',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
