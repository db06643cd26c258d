import type { WebModule } from '@sarn/platform-web/public';

/** The settings of how names are written. */
export const organisationWeb: WebModule = {
  name: 'organisation',
  routes: [],
  settings: async () => (await import('@sarn/person-terms/web')).personTermScreens,
};
