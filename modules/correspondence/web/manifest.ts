import type { WebModule } from '@sarn/platform-web';
import { createKindPath, createMemoPath, publicationPath } from './draft/paths.ts';

/** What the module brings to the browser. */
export const correspondenceWeb = {
  name: 'correspondence',
  routes: [
    { path: createMemoPath, template: 'master', load: () => import('./memo/MemoPage.tsx') },
    {
      path: '/sarabun/memo/$documentId/edit',
      template: 'master',
      load: () => import('./memo/MemoPage.tsx'),
    },
    {
      path: createKindPath('$kind'),
      template: 'master',
      load: () => import('./publication/PublicationPage.tsx'),
    },
    {
      path: publicationPath('$documentId'),
      template: 'master',
      load: () => import('./publication/PublicationPage.tsx'),
    },
  ],
  documentPage: () => import('./draft/document-page.tsx'),
} satisfies WebModule;
