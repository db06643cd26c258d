import type { Handle } from '@sarn/platform-server';
import type { Desk } from '../desk.ts';
import type { Move } from '../move.ts';

/** The unit whose letter code is printed: the owner, or the nearest above it that has one. */
export function numberingUnit(
  move: Move,
  line: readonly string[],
): Promise<{ readonly unitId: string; readonly letterCode: string }> {
  return numberingUnitOf(move.desk, move.tx, line, move.subject.document.ownerUnitId);
}

/** As `numberingUnit`, for a paper that is only looked at. */
export async function numberingUnitOf(
  desk: Desk,
  h: Handle,
  line: readonly string[],
  ownerUnitId: string,
): Promise<{ readonly unitId: string; readonly letterCode: string }> {
  const units = await desk.organisation.units(h, line);
  for (const unitId of line) {
    const letterCode = units.find((unit) => unit.id === unitId)?.letterCode;
    if (letterCode) return { unitId, letterCode };
  }
  return { unitId: ownerUnitId, letterCode: '' };
}
