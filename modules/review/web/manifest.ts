import type { WebModule } from '@sarn/platform-web';
import { withDocumentParts } from '@sarn/document/web';
import { lazy } from 'react';
import { reviewPath } from './paths.ts';

/** What the module brings to the browser. */
export const reviewWeb = {
  name: 'review',
  routes: [
    {
      path: reviewPath('$documentId'),
      template: 'master',
      load: () => withDocumentParts(import('./ReviewPage.tsx')),
    },
  ],
  panels: [
    {
      id: 'remarks',
      place: 'draft-notice',
      order: 5,
      Panel: lazy(() =>
        import('./DraftNotice.tsx').then((file) => ({ default: file.DraftNotice })),
      ),
    },
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
