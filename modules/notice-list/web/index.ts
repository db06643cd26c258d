import type { WebModule } from '@sarn/platform-web';

const load = () => import('./NoticesPage.tsx');

/** The page of all notices. */
export const noticeListWeb: WebModule = {
  name: 'notice-list',
  routes: [
    { path: '/notification-all', template: 'master', load },
    { path: '/notification-all/$module', template: 'master', load },
  ],
};
