import type { WebModule } from '@sarn/platform-web';
import { lazy } from 'react';

/** What the module brings to the browser. */
export const printedDocumentWeb = {
  name: 'printed-document',
  routes: [],
  panels: [
    {
      id: 'draft-pages',
      place: 'draft-page',
      order: 10,
      Panel: lazy(() =>
        import('./draft/DraftPages.tsx').then((file) => ({ default: file.DraftPages })),
      ),
    },
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
