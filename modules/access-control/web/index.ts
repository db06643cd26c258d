import type { WebModule } from '@sarn/platform-web/public';
import { refusalPanels } from './refusal-panels.ts';

/** The settings of rights. */
export const accessControlWeb: WebModule = {
  name: 'access-control',
  routes: [],
  panels: refusalPanels,
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
