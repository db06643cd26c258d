import type { WebModule } from '@sarn/platform-web/public';

/** The page of the own record. */
export const profileWeb: WebModule = {
  name: 'profile',
  routes: [
    { path: '/profile', template: 'master', load: () => import('./profile/ProfilePage.tsx') },
  ],
};
