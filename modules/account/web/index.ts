import { organisationPermissions } from '@sarn/organisation/contract';
import type { WebModule } from '@sarn/platform-web/public';
import { lazy } from 'react';

export { showDisplayOf } from './display.client.ts';
export { clearServer, serverStore } from './kept-input.client.ts';

/** The page of one's own account, and whose password is in the directory. */
export const accountWeb: WebModule = {
  name: 'account',
  routes: [
    {
      path: '/account-information',
      template: 'master',
      load: () => import('./AccountPage.tsx'),
    },
  ],
  panels: [
    {
      id: 'directory-account',
      place: 'person',
      permission: organisationPermissions.manage,
      order: 10,
      Panel: lazy(async () => ({ default: (await import('./DirectoryCard.tsx')).DirectoryCard })),
    },
  ],
};
