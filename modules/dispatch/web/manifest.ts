import type { WebModule } from '@sarn/platform-web';
import { deliveryBookPath, deliverySheetPath } from './paths.ts';

/** What the module brings to the browser. */
export const dispatchWeb = {
  name: 'dispatch',
  routes: [
    {
      path: deliveryBookPath,
      template: 'master',
      load: () => import('./DeliveryBookPage.tsx'),
    },
    {
      path: deliverySheetPath,
      template: 'master',
      load: () => import('./DeliverySheetPage.tsx'),
    },
  ],
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
