import type { WebModule } from '@sarn/platform-web/public';
import { signatureScreens } from './signatures/signature-screens.ts';

/** The screens of the centre itself; apart from its frame, which only settings pages load. */
export const settingsWeb: WebModule = {
  name: 'settings',
  routes: [],
  settings: signatureScreens,
};
