import type { WebModule } from '@sarn/platform-web';
import { lazy } from 'react';

const load = () => import('./NoticesPage.tsx');

/** The page of all notices, and the newest on the portal. */
export const noticeListWeb: WebModule = {
  name: 'notice-list',
  routes: [
    { path: '/notification-all', template: 'master', load },
    { path: '/notification-all/$module', template: 'master', load },
  ],
  panels: [
    {
      id: 'latest',
      place: 'portal-side',
      order: 10,
      Panel: lazy(() => import('./LatestNotices.tsx')),
    },
  ],
};
