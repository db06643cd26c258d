import type { WebModule } from '@sarn/platform-web';

/** The audit trail for those who may search it, and for everybody who read their own data. */
export const auditWeb: WebModule = {
  name: 'audit',
  routes: [
    {
      path: '/my-data-access',
      template: 'master',
      load: () => import('./my-data/MyDataAccessPage.tsx'),
    },
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
