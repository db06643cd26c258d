import { fileURLToPath } from 'node:url';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { archiveTile, portalErrors, portalPermissions } from '../contract/index.ts';
import { assertDistinct } from './menu.rules.ts';
import { portalRoutes } from './portal.routes.ts';
import type { PortalNeeds } from './portal.routes.ts';

export type { ShownPanel, ShownPanels } from './panels.rules.ts';
export type { PortalNeeds } from './portal.routes.ts';
export type {
  BookLine,
  BookSource,
  MenuCounter,
  MenuEntry,
  TodoCardLook,
  TodoCount,
  TodoSource,
} from './slots.ts';

/**
 * Server part of the landing page: cards, menus and branding, collected from the modules.
 *
 * @throws Error when two menu entries share an id
 */
export function portalModule(platform: Platform, needs: PortalNeeds): ServerModule {
  // The archive is a tile where the deployment names one.
  const hasArchive = needs.deployment.archiveUrl !== null;
  const menus = hasArchive ? [...needs.menus, archiveTile] : needs.menus;
  assertDistinct(menus);
  return {
    name: 'portal',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: portalErrors,
    permissions: Object.values(portalPermissions),
    routes: portalRoutes(platform, { ...needs, menus }),
  };
}
