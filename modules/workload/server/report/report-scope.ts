import type { Caller, Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';

/** Duties by which a person answers for the work of a unit and of those below it. */
const answering = ['head', 'deputy', 'clerk', 'secretary'];

/** The units that the reader answers for, without those below them. */
export const unitsHeldBy = ({ principals }: Caller): string[] =>
  principals.flatMap((principal) => {
    const [duty = '', unitId = ''] = principal.split(':');
    return answering.includes(duty) ? [unitId] : [];
  });

/** The units the reader answers for with all below them, in tree order. */
export async function unitsAnsweredFor(deps: Dependencies, h: Handle, caller: Caller) {
  const own = unitsHeldBy(caller);
  return own.length === 0 ? [] : deps.organisation.unitTree(h, own);
}

/** The unit asked for with those below it; all units where none was asked for. */
export function withUnitsBelow(
  units: readonly { readonly id: string; readonly parentId: string | null }[],
  unitId: string | undefined,
): string[] {
  const chosen = new Set(unitId === undefined ? units.map(({ id }) => id) : [unitId]);
  // Parents come before children, so one pass finds everything below.
  for (const { id, parentId } of units) if (parentId && chosen.has(parentId)) chosen.add(id);
  return [...chosen];
}
