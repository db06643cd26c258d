import type { WebModule } from '@sarn/platform-web';
import { circulationPath, circulationsPath } from '../circulation/paths.ts';

/** What the module brings to the browser. */
export const circulationWeb: WebModule = {
  name: 'circulation',
  routes: [
    {
      path: circulationsPath,
      template: 'master',
      load: () => import('../circulation/CirculationsPage.tsx'),
    },
    {
      path: circulationPath('$id'),
      template: 'master',
      load: () => import('../circulation/CirculationPage.tsx'),
    },
  ],
  documentPage: () => import('../circulation/document-page.tsx'),
};
