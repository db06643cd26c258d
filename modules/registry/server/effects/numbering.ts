import type { Move } from '../move.ts';

/** The unit whose letter code is printed: the owner, or the nearest above it that has one. */
export async function numberingUnit(
  move: Move,
  line: readonly string[],
): Promise<{ readonly unitId: string; readonly letterCode: string }> {
  const units = await move.desk.organisation.units(move.tx, line);
  for (const unitId of line) {
    const letterCode = units.find((unit) => unit.id === unitId)?.letterCode;
    if (letterCode) return { unitId, letterCode };
  }
  return { unitId: move.subject.document.ownerUnitId, letterCode: '' };
}
