import type { WebModule } from '@sarn/platform-web';
import { deliveryBookPath, outgoingPath } from './paths.ts';

/** What the module brings to the browser. */
export const dispatchWeb = {
  name: 'dispatch',
  routes: [
    { path: outgoingPath, template: 'master', load: () => import('./OutgoingPage.tsx') },
    {
      path: deliveryBookPath,
      template: 'master',
      load: () => import('./DeliveryBookPage.tsx'),
    },
  ],
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
