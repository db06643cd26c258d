import type { WebModule } from '@sarn/platform-web';

/** The settings screen of backups. */
export const backupWeb: WebModule = {
  name: 'backup',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
