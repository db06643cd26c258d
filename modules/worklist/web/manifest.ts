import type { WebModule } from '@sarn/platform-web';
import { openWorkPath } from './home/paths.ts';
import { areaPath, foldersPath, listsPath } from './list/paths.ts';
import { reportPath } from './report/paths.ts';
import { lazy } from 'react';
import { outgoingPath } from '@sarn/dispatch/web';
import { documentsPath } from '@sarn/search/web';

/** What the module brings to the browser. */
export const worklistWeb: WebModule = {
  name: 'worklist',
  routes: [
    {
      path: '/sarabun/queue/$code',
      template: 'master',
      load: () => import('./queue/QueuePage.tsx'),
    },
    { path: documentsPath, template: 'master', load: () => import('./list/AllPage.tsx') },
    { path: listsPath, template: 'master', load: () => import('./list/ListsPage.tsx') },
    { path: areaPath('$area'), template: 'master', load: () => import('./list/AreaPage.tsx') },
    { path: outgoingPath, template: 'master', load: () => import('./list/OutgoingMoved.tsx') },
    { path: foldersPath, template: 'master', load: () => import('./folder/FoldersPage.tsx') },
    { path: openWorkPath, template: 'master', load: () => import('./home/OpenWorkPage.tsx') },
    { path: reportPath, template: 'master', load: () => import('./report/ReportPage.tsx') },
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  panels: [
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
  documentPage: () => import('./list/document-page.tsx'),
};
