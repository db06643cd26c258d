import { accessControlModule } from '@sarn/access-control/server';
import type { AccessControlModule } from '@sarn/access-control/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { archiveTile, opensSettings, portalPermissions } from '@sarn/portal/contract';
import type { Deployment } from '@sarn/portal/contract';
import { cardsOf, queuesOf } from './deployment-queues.ts';
import { switchesOf } from './live-flags.ts';
import { usualMenus } from './modules-above.ts';

interface AccessParts {
  readonly organisation: OrganisationModule;
  /** As its file has it. */
  readonly named: Deployment;
  /** The same with flags that are looked up at each use. */
  readonly deployment: Deployment;
  /** All modules; asked at calls only, when all are composed. */
  readonly all: () => readonly ServerModule[];
}

/** Who may do what, over everything that the other modules bring. */
export const composeAccess = (
  platform: Platform,
  { organisation, named, deployment, all }: AccessParts,
): AccessControlModule =>
  accessControlModule(platform, {
    organisation,
    permissions: () => [...new Set(all().flatMap(({ permissions }) => permissions))],
    menus: () => [
      ...usualMenus,
      ...(deployment.archiveUrl === null ? [] : [archiveTile]),
      ...all().flatMap((module) => module.menus ?? []),
    ],
    modules: all,
    switches: () => switchesOf(named),
    asksSecond: () => deployment.flags.secondPerson,
    queues: () =>
      Object.values(cardsOf(queuesOf(deployment))).filter(
        ({ code }) => !deployment.hiddenTodoCodes.includes(code),
      ),
    alsoOpens: (held) => (opensSettings(held) ? [portalPermissions.settings] : []),
  });
