import { createPath } from '@sarn/correspondence/web';
import { withDocumentParts } from '@sarn/document/web';
import type { WebModule } from '@sarn/platform-web';

/** The page on which every document is begun. */
export const documentStartWeb = {
  name: 'document-start',
  routes: [
    {
      path: createPath,
      template: 'master',
      load: () => withDocumentParts(import('./CreatePage.tsx')),
    },
  ],
} satisfies WebModule;
