import { fileURLToPath } from 'node:url';
import { need } from '@sarn/kernel';
import type { Handle, Platform, ServerModule, Tx } from '@sarn/platform-server';
import {
  actingErrors,
  calendarErrors,
  clearanceErrors,
  organisationAuditWords,
  organisationErrors,
  organisationPermissions,
} from '../contract/index.ts';
import { createDelegations } from './acting/delegation.service.ts';
import type { Delegations } from './acting/delegation.service.ts';
import { holidayCheck } from './calendar/holiday.health.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { createChanges } from './change.ts';
import type { Changes } from './change.ts';
import { clearanceRoutes } from './clearance/clearance.routes.ts';
import { readIdentityKey } from './key-file.ts';
import { createOrganisation } from './organisation.service.ts';
import type { Organisation } from './organisation.service.ts';
import { createPeople } from './people.service.ts';
import type { People } from './people.service.ts';
import { personRoutes } from './person.routes.ts';
import { organisationSettings } from './settings/setting-tables.store.ts';
import { createRights } from './rights/rights.service.ts';
import type { Rights } from './rights/rights.service.ts';

export { createCalendarDependencies, holidaysOf } from './calendar/calendar.service.ts';
export { askedOnce } from './asked-once.ts';
export { mayReadOrder } from './acting/delegation.service.ts';
export { keysOfCapacity } from './acting/capacity.rules.ts';
export type { LimitedDelegate } from './acting/capacity.store.ts';
export type { Appointer, Delegations } from './acting/delegation.service.ts';
export { readDraft } from './change.ts';
export type { Actor, Changes } from './change.ts';
export { principalsOf } from './principal.rules.ts';
export { keyedHash } from './keyed-hash.ts';
export { refuseEnded } from './settings/ended.ts';
export { listPrefixesOf, listSuffixes, readNames } from './settings/name-terms.store.ts';
export type { Organisation } from './organisation.service.ts';
export type { Contact } from './person.store.ts';
export type { PersonChanges } from './person.service.ts';
export { heldOn } from './post.store.ts';
export type {
  HoldingDraft,
  PersonDraft,
  PositionDraft,
  PostDraft,
  UnitDraft,
} from './people.drafts.ts';
export type { BulkChanges, BulkPost, MadePerson } from './bulk/bulk.service.ts';
export type { People } from './people.service.ts';
export type { Grantee } from './role.service.ts';
export { createKeyGuard } from './taken.ts';
export { keepUnits } from './unit/known-units.ts';
export type { KnownUnits } from './unit/known-units.ts';
export type { DatedValues, PlainValues, UnitFacts } from './unit/unit-change.store.ts';
export type { NewUnitValues, Order, UnitActs } from './unit/unit-change.service.ts';
export type { NameOnDay, UnitOnDay } from './unit/unit-day.store.ts';
export type { UnitTrees } from './unit/unit-tree.service.ts';
export { unitCodes } from './unit/unit-codes.store.ts';
export type { UnitCodes } from './unit/unit-codes.store.ts';
export {
  grantsNamingUnits,
  ordersNamingUnits,
  registrarsNamingUnits,
} from './rights/unit-rights.store.ts';
export { assertReachesPerson, placesOf, reaches } from './rights/reach.service.ts';
export type { ReachedPlaces, ReachedSubject } from './rights/reach.service.ts';
export type {
  GrantDraft,
  GrantScope,
  PermissionSet,
  Rights,
  RoleDraft,
  RoleTypeDraft,
  Versioned,
} from './rights/rights.service.ts';

export interface OrganisationOptions {
  /** Called in the transaction that ends a clearance or an appointment as secret registrar. */
  readonly onClearanceEnded?: ((tx: Tx, personId: string) => Promise<void>) | undefined;
  /** Whether modules above stored something that only the identity key of this installation reads. */
  readonly isIdentityKeyUsed?: (h: Handle) => Promise<boolean>;
}

export interface OrganisationModule extends ServerModule {
  /** People, units and posts as they are today. */
  readonly organisation: Organisation;
  /** Making and changing people, units, posts and roles. */
  readonly people: People;
  /** Roles, their types and grants, for the settings of rights. */
  readonly rights: Rights;
  /** Records changes of people; modules that cache people register with `onChange`. */
  readonly changes: Changes;
  /** Orders by which somebody acts for another. */
  readonly delegations: Delegations;
  /** The key of the keyed hashes of this installation; available once `start` has run. */
  readonly identityKey: () => Buffer;
}

const allErrors = {
  ...actingErrors,
  ...calendarErrors,
  ...clearanceErrors,
  ...organisationErrors,
};

const announcedActs: NonNullable<ServerModule['announces']> = {
  'identity.unit-created': 'unit.changed',
  'identity.unit-changed': 'unit.changed',
  'identity.unit-ended': 'unit.changed',
  'identity.unit-reopened': 'unit.changed',
  'identity.person-created': 'person.changed',
  'identity.person-changed': 'person.changed',
};

/** People, units, posts and roles. `start` must have run before people are made. */
export function organisationModule(
  platform: Platform,
  { onClearanceEnded, isIdentityKeyUsed = async () => false }: OrganisationOptions = {},
): OrganisationModule {
  let read: Buffer | undefined;
  const identityKey = (): Buffer => need(read, 'the identity key: start() has not run');
  const organisation = createOrganisation(platform.clock);
  const changes = createChanges(platform);
  const people = createPeople(changes, identityKey);
  return {
    name: 'organisation',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    formerly: ['identity'],
    errors: allErrors,
    auditWords: organisationAuditWords,
    permissions: Object.values(organisationPermissions),
    announces: announcedActs,
    settings: organisationSettings,
    routes: [
      ...personRoutes(platform, organisation),
      ...calendarRoutes(platform, organisation),
      ...clearanceRoutes(platform, { changes, organisation, onEnded: onClearanceEnded }),
    ],
    healthChecks: [holidayCheck(platform.clock)],
    async start() {
      const { db, config } = platform;
      read = await readIdentityKey(db, { config, isUsedElsewhere: isIdentityKeyUsed });
    },
    organisation,
    people,
    rights: createRights(changes),
    changes,
    delegations: createDelegations(platform, changes),
    identityKey,
  };
}
