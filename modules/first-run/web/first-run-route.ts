import type { WebRoute } from '@sarn/platform-web/public';

/** Where the first setup is done; separate, so that the bundle before sign-in stays small. */
export const firstRunRoute: WebRoute = {
  path: '/first-run',
  template: 'login',
  isPublic: true,
  load: () => import('./FirstRunPage.tsx'),
};
