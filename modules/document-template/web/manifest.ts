import type { WebModule } from '@sarn/platform-web';
import { lazy } from 'react';

/** Templates at the top of the form in which a document is written. */
export const documentTemplateWeb = {
  name: 'document-template',
  routes: [],
  panels: [
    {
      id: 'document-templates',
      place: 'draft-start',
      order: 10,
      Panel: lazy(() =>
        import('./TemplateBar.tsx').then((file) => ({ default: file.TemplateBar })),
      ),
    },
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
} satisfies WebModule;
