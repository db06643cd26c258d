import type { WebModule } from '@sarn/platform-web/public';

/** The screens of the centre itself; apart from its frame, which only settings pages load. */
export const settingsWeb: WebModule = {
  name: 'settings',
  routes: [],
  settings: async () => (await import('./signatures/signature-screens.ts')).signatureScreens,
};
