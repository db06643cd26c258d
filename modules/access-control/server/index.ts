import { fileURLToPath } from 'node:url';
import { defineJob } from '@sarn/platform-server';
import type {
  JobDefinition,
  MenuEntry,
  Platform,
  QueueCardLook,
  Route,
  ServerModule,
  Tx,
} from '@sarn/platform-server';
import { rightsTopic } from '@sarn/authentication/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import { z } from 'zod';
import { accessAuditWords, accessErrors, accessPermissions } from '../contract/index.ts';
import { accessRoutes } from './access.routes.ts';
import { createAccessChanges } from './change.service.ts';
import type { AccessChanges } from './change.service.ts';
import { accessFileParts } from './file-parts.ts';
import { groupRoutes } from './group.routes.ts';
import { createGroupService, groupKindsOf } from './group.service.ts';
import { numberLineKind } from './number-line.service.ts';
import { groupsOfLeaver, numberLinesOfLeaver } from './leaver.service.ts';
import type { RightsOfPerson } from './leaver.service.ts';
import { menuRoutes } from './menu.routes.ts';
import { isClosedCall } from './menu.rules.ts';
import { createMenus } from './menu.service.ts';
import type { Menus } from './menu.service.ts';
import { createSwitches } from './switch.service.ts';
import type { DeploymentSwitch, Switches } from './switch.service.ts';
import { createSeenAs } from './seen-as.service.ts';
import type { Held, SeenAsNeeds } from './seen-as.service.ts';
import { roleKinds } from './role.kinds.ts';
import { createRefusals } from './refusal.service.ts';
import { whoMayRoutes } from './who-may.routes.ts';
import { createWhoMay } from './who-may.service.ts';
import { createRoleService } from './role.service.ts';

/** What this module needs of the composition. */
export interface AccessNeeds {
  readonly organisation: OrganisationModule;
  /** Codes of the permissions of all modules; asked at each call, when all are composed. */
  readonly permissions: () => readonly string[];
  /** Entries of all menus, as the program has them. */
  readonly menus: () => readonly MenuEntry[];
  /** Whether dangerous changes wait for a second person. */
  readonly asksSecond: () => boolean;
  /** All modules, when all are composed. */
  readonly modules: () => readonly ServerModule[];
  /** The switches of the deployment file. */
  readonly switches: () => readonly DeploymentSwitch[];
  /** Cards of what waits that the deployment shows, beside those of the modules. */
  readonly queues: () => readonly QueueCardLook[];
  /** Permissions that only open a menu, where somebody has these. */
  readonly alsoOpens: (held: Held) => readonly string[];
}

const seenAsNeeds = ({ permissions, modules, queues, alsoOpens }: AccessNeeds): SeenAsNeeds => ({
  ...{ permissions, alsoOpens },
  gates: () => Object.assign({}, ...modules().map(({ menuGates }) => menuGates ?? {})),
  queues: () => [
    ...queues(),
    ...modules().flatMap((module) => Object.values(module.queues?.cards ?? {})),
  ],
});

export type { DeploymentSwitch } from './switch.service.ts';
export { groupsNamingUnits, numberLinesNamingUnits } from './unit-rights.store.ts';
export { groupsByCode, groupsOfPerson, peopleOfGroups } from './group.store.ts';

export interface AccessControlModule extends ServerModule {
  /** Entries of all menus as the agency has set them. */
  readonly arranged: Menus['arranged'];
  /** Pages and calls that are switched off. */
  readonly closed: Menus['closed'];
  /** What somebody who leaves has by name: groups, and lines of numbers. */
  readonly leftRights: Readonly<Record<'groups' | 'number-lines', RightsOfPerson>>;
  /** What the agency set of a switch of the deployment; undefined: as the file has it. */
  readonly switchedTo: Switches['current'];
  /** Resolves when `switchedTo` is as of the newest change that this process knows. */
  readonly ready: Switches['ready'];
}

/** The calls that explain who may do what, and what somebody sees. */
function explainingRoutes(platform: Platform, needs: AccessNeeds, menus: Menus): Route[] {
  const { organisation } = needs.organisation;
  return whoMayRoutes(
    createWhoMay(platform, { ...needs, organisation }),
    createRefusals(platform, { permissions: needs.permissions, ...menus }),
    createSeenAs(platform, menus, seenAsNeeds(needs)),
  );
}

/** Who may do what: roles, groups, menus, switches, numbers, and the explanation of each. */
export function accessControlModule(platform: Platform, needs: AccessNeeds): AccessControlModule {
  const { organisation, permissions, asksSecond } = needs;
  const announce = (tx: Tx) => platform.announcements.announce(tx, rightsTopic);
  const changes: AccessChanges = createAccessChanges(platform, {
    asksSecond,
    kinds: () => [
      ...roleKinds(platform, organisation, () => changes),
      ...groupKindsOf(needs, announce, () => changes),
      numberLineKind(announce, () => changes),
      menus.kind,
      switches.kind,
    ],
  });
  const roles = createRoleService(platform, changes, permissions);
  const groups = createGroupService(platform, changes, needs);
  const menus = createMenus(platform, () => changes, needs.menus);
  const switches = createSwitches(platform, () => changes, needs);
  const settleJob = defineJob({
    name: 'access.settle-changes',
    input: z.object({}),
    schedule: '*/5 * * * *',
    async handler(_input, { tx, log }) {
      const settled = await changes.settleDue(tx);
      if (settled > 0) log.info({ settled }, 'changes of rights that waited are settled');
    },
  });
  return {
    name: 'access-control',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    // Roles, people and posts for its lists; accounts for who can sign in; registers to explain them.
    reads: ['organisation', 'authentication', 'register'],
    errors: accessErrors,
    auditWords: accessAuditWords,
    permissions: Object.values(accessPermissions),
    routes: [
      ...accessRoutes(platform, { changes, roles, permissions }),
      ...groupRoutes(platform, { groups, changes }),
      ...explainingRoutes(platform, needs, menus),
      ...menuRoutes(menus, switches),
    ],
    configuration: accessFileParts({
      ...{ platform, changes, roles, switches, menus, permissions },
      groups: needs,
    }),
    jobs: [settleJob as JobDefinition],
    start: () => switches.ready(),
    async isClosed({ path }) {
      await switches.ready();
      return isClosedCall(path, await menus.closed());
    },
    leftRights: {
      groups: groupsOfLeaver(platform, changes),
      'number-lines': numberLinesOfLeaver(platform, changes),
    },
    arranged: menus.arranged,
    closed: menus.closed,
    switchedTo: switches.current,
    ready: switches.ready,
  };
}
