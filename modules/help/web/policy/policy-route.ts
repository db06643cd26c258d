import type { WebRoute } from '@sarn/platform-web/public';

/** Route of the privacy policy; in a file of its own, so that the sign-in bundle stays small. */
export const policyRoute: WebRoute = {
  path: '/privacy-policy',
  template: 'master',
  isPublic: true,
  load: () => import('./PolicyPage.tsx'),
};
