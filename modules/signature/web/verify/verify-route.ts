import type { WebRoute } from '@sarn/platform-web/public';

/** Where everybody verifies a signed document: separate, so that the bundle before sign-in stays small. */
export const verifyRoute: WebRoute = {
  path: '/v',
  template: 'login',
  isPublic: true,
  load: () => import('./VerifyPage.tsx'),
};
