import type { WebModule } from '@sarn/platform-web';
import { areaPath, foldersPath, listsPath } from './list/paths.ts';
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
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  documentPage: () => import('./list/document-page.tsx'),
};
