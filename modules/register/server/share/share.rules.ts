import type { SharedKind } from '../../contract/index.ts';

/** What is set of a register of a unit from a Buddhist year on. */
export interface Share {
  readonly unitId: string;
  readonly kind: SharedKind;
  readonly fromYear: number;
  /** Null: a register of its own. */
  readonly withId: string | null;
}

type Place = Pick<Share, 'unitId' | 'kind'>;

/**
 * With whom a unit shares its register of a kind in a year, as it is set at the unit itself.
 *
 * @param shares the oldest year first
 */
export const sharedWith = (
  shares: readonly Share[],
  { unitId, kind }: Place,
  year: number,
): string | null =>
  shares.findLast((one) => one.unitId === unitId && one.kind === kind && one.fromYear <= year)
    ?.withId ?? null;

/** Whether the units with which a unit shares lead back to it, in a year. */
export function isSharedInRing(shares: readonly Share[], place: Place, year: number): boolean {
  const seen = new Set<string>();
  let at = sharedWith(shares, place, year);
  while (at !== null && !seen.has(at)) {
    if (at === place.unitId) return true;
    seen.add(at);
    at = sharedWith(shares, { unitId: at, kind: place.kind }, year);
  }
  return false;
}
