import type { WebModule } from '@sarn/platform-web';
import { circulationPath, circulationsPath } from './paths.ts';

/** The web part of the module. */
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
