import { createBulkChanges } from './bulk/bulk.service.ts';
import type { BulkChanges } from './bulk/bulk.service.ts';
import type { Changes } from './change.ts';
import { createPersonChanges } from './person.service.ts';
import type { PersonChanges } from './person.service.ts';
import { createPostChanges } from './post.service.ts';
import type { PostChanges } from './post.service.ts';
import { createRoleChanges } from './role.service.ts';
import type { RoleChanges } from './role.service.ts';
import { createUnitDissolutions } from './unit-dissolution.service.ts';
import type { UnitDissolutions } from './unit-dissolution.service.ts';
import { createUnitActs } from './unit/unit-change.service.ts';
import type { UnitActs } from './unit/unit-change.service.ts';
import { createUnitChanges } from './unit.service.ts';
import type { UnitChanges } from './unit.service.ts';

/**
 * Making and changing people, units, posts and roles, for settings and the demo agency.
 * Each call writes its audit row, and after the commit every caller is read again. The caller
 * of these functions checks the rights (access `identity.manage`).
 *
 * All throw AppError 'platform.invalid-input' for a bad draft, 'identity.taken' for a second
 * code, name or address, and 'platform.not-found' for an unknown id.
 */
export interface People
  extends
    UnitActs,
    UnitChanges,
    UnitDissolutions,
    PostChanges,
    PersonChanges,
    RoleChanges,
    BulkChanges {}

/** @param key of the keyed ID card hashes; available once the module has started */
export function createPeople(changes: Changes, key: () => Buffer): People {
  return {
    ...createUnitActs(changes),
    ...createUnitChanges(changes),
    ...createUnitDissolutions(changes),
    ...createPostChanges(changes),
    ...createPersonChanges(changes, key),
    ...createRoleChanges(changes),
    ...createBulkChanges(changes, key),
  };
}
