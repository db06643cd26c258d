import { ownDraftsPath } from '@sarn/correspondence/web';
import { withDocumentParts } from '@sarn/document/web';
import type { WebModule } from '@sarn/platform-web';
import { lazy } from 'react';

/** What the module brings to the browser. */
export const ownDraftsWeb = {
  name: 'own-drafts',
  routes: [
    {
      path: ownDraftsPath,
      template: 'master',
      load: () => withDocumentParts(import('./OwnDraftsPage.tsx')),
    },
  ],
  panels: [
    {
      id: 'recent-drafts',
      place: 'create',
      order: 10,
      Panel: lazy(() =>
        import('./RecentDrafts.tsx').then((file) => ({ default: file.RecentDrafts })),
      ),
    },
  ],
} satisfies WebModule;
