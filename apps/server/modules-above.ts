import type { AccessControlModule } from '@sarn/access-control/server';
import type { ConfigurationModule } from '@sarn/configuration/server';
import { auditModule } from '@sarn/audit/server';
import type { AuthenticationModule } from '@sarn/authentication/server';
import { helpMenus } from '@sarn/help/contract';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { MenuCounts, MenuGates, Platform, ServerModule } from '@sarn/platform-server';
import { settingsTile } from '@sarn/portal/contract';
import type { Deployment } from '@sarn/portal/contract';
import { portalModule } from '@sarn/portal/server';
import type { Records } from '@sarn/records/server';
import { settingsModule } from '@sarn/settings/server';
import { registryMenus, registryTile } from '@sarn/worklist/contract';
import { cardsOf, queuesOf } from './deployment-queues.ts';

export interface AboveNeeds {
  readonly deployment: Deployment;
  readonly people: {
    readonly organisation: OrganisationModule;
    readonly authentication: AuthenticationModule;
  };
  readonly registry: Records;
  /** Every module below these. */
  readonly below: readonly ServerModule[];
  readonly accessControl: AccessControlModule;
  readonly configuration: ConfigurationModule;
  /** Tells programs of the agency of the acts of these modules. */
  readonly webhooks: (acting: readonly ServerModule[]) => ServerModule;
}

/** Entries of menus that no module of its own brings. */
export const usualMenus = [registryTile, settingsTile, ...registryMenus, ...helpMenus];

/** The modules that show what all others bring: settings, the audit trail, the portal. */
export function composeAbove(platform: Platform, needs: AboveNeeds): readonly ServerModule[] {
  const { registry, below } = needs;
  const people = needs.people.organisation.organisation;
  const centre = settingsModule(platform, {
    organisation: people,
    tables: below.flatMap((module) => module.settings ?? []),
  });
  const webhooks = needs.webhooks([...below, centre]);
  const acting = [...below, centre, webhooks];
  const audit = auditModule(platform, {
    people,
    accounts: needs.people.authentication.accounts,
    documents: registry.documentSubjects,
    words: acting.flatMap(({ auditWords }) => (auditWords ? [auditWords] : [])),
  });
  return [centre, webhooks, audit, portalOf(platform, needs)];
}

const counters = (counts: MenuCounts) =>
  Object.entries(counts).map(([action, count]) => ({ action, count }));

const portalOf = (
  platform: Platform,
  { deployment, registry, below, accessControl, configuration }: AboveNeeds,
): ServerModule =>
  portalModule(platform, {
    deployment,
    todoSources: [
      {
        // Looked up at each call: the centre of the agency changes them.
        get cards() {
          return cardsOf(queuesOf(deployment));
        },
        counts: registry.todoCounts,
      },
      ...below.flatMap((module) => module.queues ?? []),
    ],
    bookSources: [{ books: registry.books }],
    menuCounters: [
      { action: 'sarabun/dashboard', count: registry.toDoCount },
      ...below.flatMap((module) => counters(module.menuCounts ?? {})),
    ],
    menuGates: Object.assign({}, ...below.map((module) => module.menuGates ?? {})) as MenuGates,
    menus: [...usualMenus, ...below.flatMap((module) => module.menus ?? [])],
    arranged: accessControl.arranged,
    closed: accessControl.closed,
    ready: accessControl.ready,
    panelsFor: configuration.panelsFor,
  });
