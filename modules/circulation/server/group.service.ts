import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { deleteGroup, listGroups, saveGroup } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { holdOwner } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import type { Noted } from '@sarn/document/server';
import { keepsUnit, unitsOf } from '@sarn/document/server';
import {
  deleteGroupRow,
  findGroups,
  isNameTaken,
  listGroupRows,
  upsertGroup,
} from './group.store.ts';
import type { GroupRow } from './group.store.ts';

/** Groups of the units the caller works for. */
export async function groups(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<OutputOf<typeof listGroups>> {
  const own = unitsOf(caller);
  const rows = await listGroupRows(h, own);
  const units = await deps.organisation.units(h, [
    ...new Set([...own, ...rows.flatMap(({ unitIds }) => unitIds)]),
  ]);
  const cards = await deps.organisation.personCard(h, [
    ...new Set(rows.flatMap(({ personIds }) => personIds)),
  ]);
  const named = (known: readonly { id: string; name: string }[], ids: readonly string[]) =>
    known.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));
  return {
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      unit: named(units, [row.unitId])[0] ?? { id: row.unitId, name: '–' },
      units: named(units, row.unitIds),
      people: named(cards, row.personIds),
      mayKeep: keepsUnit(caller, row.unitId),
    })),
    units: named(
      units,
      own.filter((id) => keepsUnit(caller, id)),
    ),
  };
}

/** Makes a group of a unit the caller keeps, or changes one. */
export async function save(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, unitId, name, members }: InputOf<typeof saveGroup>,
): Promise<OutputOf<typeof saveGroup>> {
  const { caller } = context;
  if (!keepsUnit(caller, unitId)) throw new AppError('registry.group-not-yours');
  await holdOwner(tx, unitId);
  if (id) await keptGroup(tx, caller, id, unitId);
  const unitIds = (await deps.organisation.units(tx, members.unitIds)).map((unit) => unit.id);
  const personIds = (await deps.organisation.personCard(tx, members.personIds)).map((p) => p.id);
  if (unitIds.length + personIds.length === 0) throw new AppError('registry.circulation-nobody');
  const row: GroupRow = { id: id ?? newId(), unitId, name, unitIds, personIds };
  if (await isNameTaken(tx, row)) throw new AppError('registry.group-name-taken', { name });
  const at = deps.platform.clock.now().toISOString();
  await upsertGroup(tx, row, { personId: caller.id, at });
  await noteAct(deps, tx, context, noted('registry.group-save', row));
  return { id: row.id };
}

export async function remove(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id }: InputOf<typeof deleteGroup>,
): Promise<OutputOf<typeof deleteGroup>> {
  const row = await keptGroup(tx, context.caller, id, null);
  await deleteGroupRow(tx, id);
  await noteAct(deps, tx, context, noted('registry.group-delete', row));
  return {};
}

/** @param unitId the unit it must be of; null for any that the caller keeps */
async function keptGroup(
  tx: Tx,
  caller: Caller,
  id: string,
  unitId: string | null,
): Promise<GroupRow> {
  const [row] = await findGroups(tx, [id]);
  if (!row || !unitsOf(caller).includes(row.unitId) || (unitId ?? row.unitId) !== row.unitId) {
    throw new AppError('registry.group-not-found');
  }
  if (!keepsUnit(caller, row.unitId)) throw new AppError('registry.group-not-yours');
  return row;
}

const noted = (act: string, { id, name, unitIds, personIds }: GroupRow): Noted => ({
  act,
  subject: { kind: 'recipient-group', id },
  detail: { name, units: unitIds.length, people: personIds.length },
});
