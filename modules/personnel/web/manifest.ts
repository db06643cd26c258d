import type { WebModule } from '@sarn/platform-web/public';
import { lazy } from 'react';

// Loaded when first shown: the record of a person is no page that everybody opens.
const EmploymentPanel = lazy(async () => ({
  default: (await import('./record/EmploymentPanel.tsx')).EmploymentPanel,
}));

/** What the module brings to the browser. */
export const personnelWeb: WebModule = {
  name: 'personnel',
  routes: [],
  panels: [
    {
      ...{ id: 'employment', place: 'person', order: 5 },
      permission: 'identity.manage',
      Panel: EmploymentPanel,
    },
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
