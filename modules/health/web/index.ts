import type { WebModule } from '@sarn/platform-web';
import { lazy } from 'react';

/** The settings screen of the state of the system. */
export const healthWeb: WebModule = {
  name: 'health',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  panels: [
    {
      id: 'health',
      place: 'settings-centre',
      permission: 'settings.health',
      order: 10,
      Panel: lazy(async () => ({ default: (await import('./HealthCard.tsx')).HealthCard })),
    },
  ],
};
