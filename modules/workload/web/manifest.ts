import type { WebModule } from '@sarn/platform-web';
import { reportPath } from '@sarn/worklist/web';
import { lazy } from 'react';
import { openWorkPath } from './home/paths.ts';

/** What the module brings to the browser. */
export const workloadWeb: WebModule = {
  name: 'workload',
  routes: [
    { path: openWorkPath, template: 'master', load: () => import('./home/OpenWorkPage.tsx') },
    { path: reportPath, template: 'master', load: () => import('./report/ReportPage.tsx') },
  ],
  documentPage: () => import('./document-page.tsx'),
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  panels: [
    {
      id: 'summary',
      place: 'dashboard-today',
      order: 10,
      Panel: lazy(async () => ({ default: (await import('./home/UrgentPanel.tsx')).HomeSummary })),
    },
    {
      id: 'urgent',
      place: 'dashboard',
      order: 10,
      Panel: lazy(() => import('./home/UrgentPanel.tsx')),
    },
    {
      id: 'head',
      place: 'portal',
      order: 10,
      Panel: lazy(() => import('./home/HeadPanel.tsx')),
    },
    {
      id: 'due',
      place: 'dashboard-side',
      order: 10,
      Panel: lazy(() => import('./home/SidePanel.tsx')),
    },
  ],
  begins: {
    '/portal': () => import('./home/HeadPanel.tsx'),
    '/sarabun/dashboard': () => import('./home/UrgentPanel.tsx'),
  },
};
