import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import type {
  deleteRouteTemplate,
  listRouteTemplates,
  saveRouteTemplate,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { holdOwner } from '@sarn/document/server';
import { keepsUnit, unitsOf } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import type { Noted } from '@sarn/document/server';
import { areMembersValid } from './member.rules.ts';
import { nameMembers } from './named-members.ts';
import {
  deleteTemplateRow,
  findTemplateForUpdate,
  listTemplates,
  upsertTemplate,
} from './template.store.ts';
import type { TemplateRow } from './template.store.ts';

/** Lists the caller may use: own ones, and those of the caller's units. */
export async function templates(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { purpose }: InputOf<typeof listRouteTemplates>,
): Promise<OutputOf<typeof listRouteTemplates>> {
  const own = unitsOf(caller);
  const rows = await listTemplates(h, { personId: caller.id, unitIds: own }, purpose ?? null);
  const named = await nameMembers(
    deps,
    h,
    rows.flatMap((row) => row.members),
  );
  const units = (await deps.organisation.units(h, own)).map(({ id, name }) => ({ id, name }));
  return {
    rows: rows.map((row) => {
      const members = named(row.members);
      return {
        id: row.id,
        name: row.name,
        purpose: row.purpose,
        unit: row.unitId ? (units.find((unit) => unit.id === row.unitId) ?? null) : null,
        members,
        gone: row.members.length - members.length,
        mayKeep: mayKeep(caller, row),
      };
    }),
    units: units.filter(({ id }) => keepsUnit(caller, id)),
  };
}

/** Saves an own list, or one of a unit whose lists the caller may change. */
export async function saveTemplate(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, name, purpose, unitId, members }: InputOf<typeof saveRouteTemplate>,
): Promise<OutputOf<typeof saveRouteTemplate>> {
  const { caller } = context;
  if (unitId && !keepsUnit(caller, unitId)) throw new AppError('registry.template-not-yours');
  await holdOwner(tx, unitId ?? caller.id);
  const owner = { personId: unitId ? null : caller.id, unitId: unitId ?? null };
  if (id) {
    const known = await kept(tx, caller, id);
    const isSame = known.unitId === owner.unitId && known.purpose === purpose;
    if (!isSame) throw new AppError('registry.template-not-found');
  }
  const present = (await nameMembers(deps, tx, members))(members);
  if (present.length < members.length || !areMembersValid(purpose, members)) {
    throw new AppError('registry.template-members');
  }
  const row: TemplateRow = { id: id ?? newId(), name, purpose, ...owner, members };
  const at = deps.platform.clock.now().toISOString();
  if (!(await upsertTemplate(tx, row, { personId: caller.id, at }))) {
    throw new AppError('registry.template-name-taken', { name });
  }
  await noteAct(deps, tx, context, noted('registry.template-save', row));
  return { id: row.id };
}

export async function removeTemplate(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id }: InputOf<typeof deleteRouteTemplate>,
): Promise<OutputOf<typeof deleteRouteTemplate>> {
  const row = await kept(tx, context.caller, id);
  await deleteTemplateRow(tx, id);
  await noteAct(deps, tx, context, noted('registry.template-delete', row));
  return {};
}

const mayKeep = (caller: Caller, { personId, unitId }: TemplateRow): boolean =>
  unitId ? keepsUnit(caller, unitId) : personId === caller.id;

/** A list of another person, or of a unit not the caller's, is answered as not found. */
async function kept(tx: Tx, caller: Caller, id: string): Promise<TemplateRow> {
  const row = await findTemplateForUpdate(tx, id);
  const isSeen = row?.unitId ? unitsOf(caller).includes(row.unitId) : row?.personId === caller.id;
  if (!row || !isSeen) throw new AppError('registry.template-not-found');
  if (!mayKeep(caller, row)) throw new AppError('registry.template-not-yours');
  return row;
}

const noted = (act: string, { id, name, purpose, members }: TemplateRow): Noted => ({
  act,
  subject: { kind: 'route-template', id },
  detail: { name, purpose, members: members.length },
});
