import type { WebModule } from '@sarn/platform-web/public';

/** The personal record, people for the personnel office, and the calendar. */
export const organisationWeb: WebModule = {
  name: 'organisation',
  routes: [
    { path: '/profile', template: 'master', load: () => import('./profile/ProfilePage.tsx') },
  ],
  settings: async () => (await import('@sarn/person-terms/web')).personTermScreens,
};
