import type { WebModule } from '@sarn/platform-web/public';
import { settingScreens } from './setting-screens.ts';

/** The web part of the module: its settings screens. */
export const documentClassesWeb: WebModule = {
  name: 'document-classes',
  routes: [],
  settings: [...settingScreens],
};
