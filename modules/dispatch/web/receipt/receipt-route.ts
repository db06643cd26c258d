import type { WebRoute } from '@sarn/platform-web/public';

/** Where a receiver outside confirms a letter: apart, so that the sign-in half stays light. */
export const receiptRoute: WebRoute = {
  path: '/letter-receipt',
  template: 'login',
  isPublic: true,
  load: () => import('./ReceiptPage.tsx'),
};
