import type { WebModule } from '@sarn/platform-web';
import { withDocumentParts } from './document/provided-parts.ts';

/** What the module brings to the browser. */
export const documentWeb: WebModule = {
  name: 'registry',
  documentPage: () => import('./document/own-parts.tsx'),
  routes: [
    {
      path: '/sarabun/document/$documentId',
      template: 'master',
      load: () => withDocumentParts(import('./document/DocumentPage.tsx')),
    },
  ],
};
