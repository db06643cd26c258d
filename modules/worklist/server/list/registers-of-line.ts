import type { OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { secretRegisters } from '@sarn/register/contract';
import type { getListFilters } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { registers } from '@sarn/register/server';
import { bookNames, columnsAway, listRegistersOf } from '@sarn/register/server';
import { unitsOf } from '@sarn/document/server';

/**
 * Registers by which the caller filters their lists: those they keep, those of their units and of
 * the units above them. That a register exists is not secret, and what it finds passes the
 * permission rule. Registers of classified documents are left out, because the search index does
 * not find these documents by filters.
 */
export async function registersOfLine(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<OutputOf<typeof getListFilters>['registers']> {
  const lines = await Promise.all(
    unitsOf(caller).map((unitId) => deps.organisation.ancestors(h, unitId)),
  );
  const kept = (await registers(deps, h, caller)).rows.map(({ unit }) => unit.id);
  // One's own come first, the agency's last.
  const order = [...new Set([...kept, ...lines.flat()])];
  const found = await listRegistersOf(h, order);
  const open = found.filter(({ kind }) => !Object.hasOwn(secretRegisters, kind));
  const units = await deps.organisation.units(h, [...new Set(open.map(({ unitId }) => unitId))]);
  const names = new Map(units.map(({ id, name }) => [id, name]));
  const away = await columnsAway(
    deps,
    h,
    caller,
    open.map(({ id }) => id),
  );
  const nameOf = await bookNames(h);
  return open
    .toSorted((a, b) => order.indexOf(a.unitId) - order.indexOf(b.unitId))
    .map(({ id, kind, unitId }) => ({
      id,
      kindTerm: nameOf(kind),
      unitName: names.get(unitId) ?? '–',
      away: [...away(id)],
    }));
}
