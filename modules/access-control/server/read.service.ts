import { civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Platform, SignedContext } from '@sarn/platform-server';
import type { AccessChange, listAccessChanges, listGrants, listRoles } from '../contract/index.ts';
import { listChanges } from './change.store.ts';
import type { ChangeRow } from './change.store.ts';
import { adminPermissions, permissionLine } from './permission.rules.ts';
import { listGrantRows, listRoleRows } from './role.store.ts';
import { sideOf } from './side.ts';

/** Roles and all permissions of this installation. */
export async function readRoles(
  { db, clock }: Platform,
  { language }: SignedContext,
  { permissions, asksSecond }: { permissions: readonly string[]; asksSecond: boolean },
): Promise<OutputOf<typeof listRoles>> {
  const rows = await listRoleRows(db, civilDateAt(clock.now()));
  const lines = permissions.map((code) => permissionLine(code, language));
  return { rows, permissions: lines, asksSecond };
}

export async function readGrants(
  { db, clock }: Platform,
  { language }: SignedContext,
  { roleId, isAdmin, isEnded }: InputOf<typeof listGrants>,
): Promise<OutputOf<typeof listGrants>> {
  const asked = {
    ...{ day: civilDateAt(clock.now()), language: sideOf(language) },
    ...{ id: null, roleId: roleId ?? null },
    permissions: isAdmin === 'true' ? adminPermissions : null,
    isEnded: isEnded === 'true',
  };
  return { rows: await listGrantRows(db, asked) };
}

export async function readChanges(
  { db, clock }: Platform,
  { subjectKind, subjectId, isWaiting }: InputOf<typeof listAccessChanges>,
): Promise<OutputOf<typeof listAccessChanges>> {
  const subject = subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null;
  const found = await listChanges(db, { subject, isWaiting: isWaiting === 'true' });
  const roles = await listRoleRows(db, civilDateAt(clock.now()));
  const names = new Map(
    roles.flatMap(({ id, code, nameTh }) => [
      [id, nameTh],
      [code, nameTh],
    ]),
  );
  return { rows: found.map((row) => toChange(row, names.get(row.subjectId) ?? '')) };
}

const toChange = ({ subjectId, ...row }: ChangeRow, subjectName: string): AccessChange => ({
  ...row,
  subjectName: subjectName || subjectId,
});
