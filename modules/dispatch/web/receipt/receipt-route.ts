import type { WebRoute } from '@sarn/platform-web/public';

/**
 * Where a receiver outside confirms a letter: separate, so that the bundle before sign-in stays
 * small.
 */
export const receiptRoute: WebRoute = {
  path: '/letter-receipt',
  template: 'login',
  isPublic: true,
  load: () => import('./ReceiptPage.tsx'),
};
