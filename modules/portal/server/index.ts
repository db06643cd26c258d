import { fileURLToPath } from 'node:url';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { portalErrors, portalPermissions } from '../contract/index.ts';
import { assertDistinct } from './menu.rules.ts';
import { portalRoutes } from './portal.routes.ts';
import type { PortalNeeds } from './portal.routes.ts';

export type { PortalNeeds } from './portal.routes.ts';
export type {
  BookLine,
  BookSource,
  MenuEntry,
  TodoCardLook,
  TodoCount,
  TodoSource,
} from './slots.ts';

/**
 * The landing page's server side: cards, menus and branding, gathered from what modules register.
 *
 * @throws Error when two menu entries share an id
 */
export function portalModule(platform: Platform, needs: PortalNeeds): ServerModule {
  assertDistinct(needs.menus);
  return {
    name: 'portal',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: portalErrors,
    permissions: Object.values(portalPermissions),
    routes: portalRoutes(platform, needs),
  };
}
