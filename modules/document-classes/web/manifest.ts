import type { WebModule } from '@sarn/platform-web/public';

/** The web part of the module: its settings screens. */
export const documentClassesWeb: WebModule = {
  name: 'document-classes',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
