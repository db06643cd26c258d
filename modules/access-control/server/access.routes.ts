import { civilDateAt } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  changeRole,
  createRole,
  decideAccessChange,
  endGrant,
  findPosts,
  listAccessChanges,
  listGrants,
  listRoles,
  listRoleTypes,
  makeGrant,
  saveRoleType,
  setRolePermissions,
} from '../contract/index.ts';
import type { AccessChanges } from './change.service.ts';
import { readChanges, readGrants, readRoles } from './read.service.ts';
import type { RoleService } from './role.service.ts';
import { findPostRows, listTypeRows } from './role.store.ts';
import { sideOf } from './side.ts';

export interface AccessParts {
  readonly changes: AccessChanges;
  readonly roles: RoleService;
  /** Codes of the permissions of all modules. */
  readonly permissions: () => readonly string[];
}

/** Calls about roles, grants and changes that wait: endpoint to service, nothing else. */
export function accessRoutes(platform: Platform, parts: AccessParts): Route[] {
  const { changes, roles, permissions } = parts;
  return [
    query(listRoles, (_input, context) =>
      readRoles(platform, context, {
        permissions: permissions(),
        asksSecond: changes.asksSecond(),
      }),
    ),
    query(listGrants, (input, context) => readGrants(platform, context, input)),
    query(findPosts, async ({ search }, { language }) => ({
      rows: await findPostRows(platform.db, {
        day: civilDateAt(platform.clock.now()),
        search,
        language: sideOf(language),
      }),
    })),
    query(listRoleTypes, async () => ({ rows: await listTypeRows(platform.db) })),
    query(listAccessChanges, (input) => readChanges(platform, input)),
    command(createRole, (input, context, tx) => roles.create(tx, context, input)),
    command(changeRole, (input, context, tx) => roles.change(tx, context, input)),
    command(setRolePermissions, (input, context, tx) => roles.setPermissions(tx, context, input)),
    command(makeGrant, (input, context, tx) => roles.makeGrant(tx, context, input)),
    command(endGrant, (input, context, tx) => roles.endGrant(tx, context, input)),
    command(saveRoleType, (input, context, tx) => roles.saveType(tx, context, input)),
    command(decideAccessChange, async (input, context, tx) => {
      await changes.decide(tx, context, input);
      return {};
    }),
  ];
}
