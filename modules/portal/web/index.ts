import type { WebModule } from '@sarn/platform-web/public';
import { lazy } from 'react';

export { inLanguage, loadDeployment, shownDeployment } from './deployment/deployment.ts';
export { useDeployment } from './deployment/use-deployment.ts';
export { PortalSlotsProvider } from './todo/portal-slots.ts';
export type { PortalSlots, QueueDialogProps } from './todo/portal-slots.ts';

// Loaded when first shown, because the sign-in bundle also imports this entry point.
/** Button of the header that opens the modules. */
export const Launcher = lazy(async () => ({
  default: (await import('./menu/Launcher.tsx')).Launcher,
}));
/** The modules as tiles, without a button. */
export const ModuleTiles = lazy(async () => ({
  default: (await import('./menu/ModuleTiles.tsx')).ModuleTiles,
}));
/** The icon that a menu, a card or a settings screen names. */
export const NamedIcon = lazy(async () => ({
  default: (await import('./NamedIcon.tsx')).NamedIcon,
}));

/** Landing page and dashboard. */
export const portalWeb: WebModule = {
  name: 'portal',
  routes: [
    { path: '/portal', template: 'portal', load: () => import('./PortalPage.tsx') },
    { path: '/sarabun/dashboard', template: 'master', load: () => import('./DashboardPage.tsx') },
  ],
  begins: {
    '/portal': () => import('./PortalPage.tsx'),
    '/sarabun/dashboard': () => import('./DashboardPage.tsx'),
  },
};
