import type { WebModule } from '@sarn/platform-web';
import { lazy } from 'react';

/** Settings of certificates, and the own certificate on the profile. */
export const certificateWeb: WebModule = {
  name: 'certificate',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  panels: [
    {
      id: 'certificate',
      place: 'profile',
      order: 10,
      Panel: lazy(async () => ({
        default: (await import('./OwnCertificateCard.tsx')).OwnCertificateCard,
      })),
    },
  ],
};
