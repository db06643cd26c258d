import type { WebModule } from '@sarn/platform-web/public';

/** What the module brings to the browser. */
export const peopleImportWeb: WebModule = {
  name: 'people-import',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
