import type { WebModule } from '@sarn/platform-web/public';
import { accessPanels } from './access-panels.ts';

/** The settings of rights. */
export const accessControlWeb: WebModule = {
  name: 'access-control',
  routes: [],
  panels: accessPanels,
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
