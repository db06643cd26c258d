import type { WebModule } from '@sarn/platform-web/public';

/** The page that links a LINE account to the own account. */
export const lineAccountWeb: WebModule = {
  name: 'line-account',
  routes: [
    {
      path: '/account-line-service',
      template: 'master',
      load: () => import('./LinePage.tsx'),
    },
  ],
};
