import type { WebRoute } from '@sarn/platform-web/public';

/** The privacy policy, read before signing in too: apart, so that the sign-in half stays light. */
export const policyRoute: WebRoute = {
  path: '/privacy-policy',
  template: 'master',
  isPublic: true,
  load: () => import('./PolicyPage.tsx'),
};
