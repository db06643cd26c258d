import type { WebModule } from '@sarn/platform-web';
import { lazy } from 'react';
import { arrivalPath, arrivalsPath, batchRegistrationPath } from './register/paths.ts';
import { registerIncomingPath } from '@sarn/document/web';

/** The web part of the module. */
export const intakeWeb = {
  name: 'intake',
  routes: [
    {
      path: registerIncomingPath,
      template: 'master',
      load: () => import('./register/RegisterIncomingPage.tsx'),
    },
    {
      path: batchRegistrationPath,
      formerPaths: ['/sarabun/post-bag'],
      template: 'master',
      load: () => import('./batch-registration/BatchPage.tsx'),
    },
    { path: arrivalsPath, template: 'master', load: () => import('./arrival/ArrivalsPage.tsx') },
    {
      path: arrivalPath('$id'),
      template: 'master',
      load: () => import('./arrival/ArrivalPage.tsx'),
    },
  ],
  panels: [
    {
      id: 'receive',
      place: 'register-receive',
      permission: 'registry.register',
      order: 10,
      Panel: lazy(() => import('./register/ReceiveAction.tsx')),
    },
  ],
  settings: async () => (await import('./registration/setting-screens.ts')).registrationScreens,
  documentPage: () => import('./register/document-page.tsx'),
} satisfies WebModule;
