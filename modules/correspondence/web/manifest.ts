import type { WebModule } from '@sarn/platform-web';
import { withDocumentParts } from '@sarn/document/web';
import { flowHelpPath } from './help/paths.ts';
import { createKindPath, createMemoPath, createPath, publicationPath } from './draft/paths.ts';

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
    { path: createPath, template: 'master', load: () => import('./publication/CreatePage.tsx') },
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
    {
      path: flowHelpPath,
      template: 'master',
      load: () => withDocumentParts(import('./help/FlowHelpPage.tsx')),
    },
  ],
  documentPage: () => import('./draft/document-page.tsx'),
} satisfies WebModule;
