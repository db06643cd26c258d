import type { WebModule } from '@sarn/platform-web';
import { circulationPath, circulationsPath } from './paths.ts';

/** What the module brings to the browser. */
export const circulationWeb: WebModule = {
  name: 'circulation',
  routes: [
    {
      path: circulationsPath,
      template: 'master',
      load: () => import('./CirculationsPage.tsx'),
    },
    {
      path: circulationPath('$id'),
      template: 'master',
      load: () => import('./CirculationPage.tsx'),
    },
  ],
  documentPage: () => import('./document-page.tsx'),
};
