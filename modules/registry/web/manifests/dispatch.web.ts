import type { WebModule } from '@sarn/platform-web';
import { deliveryBookPath, outgoingPath } from '../dispatch/paths.ts';

/** What the module brings to the browser. */
export const dispatchWeb: WebModule = {
  name: 'dispatch',
  routes: [
    { path: outgoingPath, template: 'master', load: () => import('../dispatch/OutgoingPage.tsx') },
    {
      path: deliveryBookPath,
      template: 'master',
      load: () => import('../dispatch/DeliveryBookPage.tsx'),
    },
  ],
  documentPage: () => import('../dispatch/document-page.tsx'),
};
