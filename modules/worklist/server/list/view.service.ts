import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { savedViewLimit } from '../../contract/index.ts';
import type { deleteView, getListFilters, listViews, saveView } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { keepsUnit, unitsOf } from '@sarn/document/server';
import { actDesigns } from '../acts/acts.service.ts';
import { registersOfLine } from './registers-of-line.ts';
import { dropView, findView, listViewNames, listViewRows, putView } from './view.store.ts';
import type { ViewRow } from './view.store.ts';

/**
 * Names of the queues in this deployment, the units for which the caller works, and registers to
 * filter by.
 */
export async function listFilters(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<OutputOf<typeof getListFilters>> {
  const units = await deps.organisation.units(h, unitsOf(caller));
  return {
    queues: deps.queues.map(({ parts: _parts, ...queue }) => queue),
    units: units.map(({ id, name }) => ({ id, name, mayKeep: keepsUnit(caller, id) })),
    registers: await registersOfLine(deps, h, caller),
    acts: Object.fromEntries(
      Object.entries(await actDesigns(h)).map(([book, acts = []]) => [book, [...acts]]),
    ),
  };
}

/** The caller's views of a list, and those shared with their units. */
export async function views(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { area }: InputOf<typeof listViews>,
): Promise<OutputOf<typeof listViews>> {
  const rows = await listViewRows(h, { ownerId: caller.id, unitIds: unitsOf(caller), area });
  const units = await deps.organisation.units(
    h,
    rows.flatMap((row) => row.unitId ?? []),
  );
  const owners = await deps.organisation.personCard(h, [...new Set(rows.map((r) => r.ownerId))]);
  return {
    rows: rows.map(({ ownerId, unitId, ...row }) => {
      const unit = units.find((one) => one.id === unitId);
      return {
        ...row,
        unit: unitId ? { id: unitId, name: unit?.name ?? '–' } : null,
        isMine: ownerId === caller.id,
        ownerName: owners.find((one) => one.id === ownerId)?.name ?? '',
        mayDelete: mayDelete(caller, { ownerId, unitId }),
      };
    }),
  };
}

/**
 * A shared view stays when the person who made it leaves: the keepers of the unit may delete it
 * too.
 */
function mayDelete(caller: Caller, view: Pick<ViewRow, 'ownerId' | 'unitId'>): boolean {
  return view.ownerId === caller.id || (view.unitId !== null && keepsUnit(caller, view.unitId));
}

/** Stores a view; it replaces one of the caller's with the same name. */
export async function putSavedView(
  deps: Dependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { area, name, state, unitId }: InputOf<typeof saveView>,
): Promise<OutputOf<typeof saveView>> {
  if (unitId && !unitsOf(caller).includes(unitId)) {
    throw new AppError('registry.view-not-your-unit');
  }
  const names = await listViewNames(tx, caller.id, area);
  if (!names.includes(name) && names.length >= savedViewLimit) {
    throw new AppError('registry.view-too-many', { most: savedViewLimit });
  }
  const row = { id: newId(), ownerId: caller.id, unitId: unitId ?? null, area, name, state };
  const id = await putView(tx, row, deps.platform.clock.now().toISOString());
  await deps.platform.audit.write(tx, {
    act: 'registry.view-save',
    callerId: caller.id,
    subject: { kind: 'view', id },
    detail: { area, unitId: unitId ?? null },
    requestId,
  });
  return { id };
}

/** @throws 'registry.view-not-found' alike when it is another's and when it does not exist */
export async function deleteSavedView(
  deps: Dependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { id }: InputOf<typeof deleteView>,
): Promise<OutputOf<typeof deleteView>> {
  const view = await findView(tx, id);
  if (!view || !mayDelete(caller, view)) throw new AppError('registry.view-not-found');
  await dropView(tx, id);
  await deps.platform.audit.write(tx, {
    act: 'registry.view-delete',
    callerId: caller.id,
    subject: { kind: 'view', id },
    detail: { area: view.area },
    requestId,
  });
  return {};
}
