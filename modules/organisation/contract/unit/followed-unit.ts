/** A unit that was merged, dissolved or split, and those that take its place. */
export interface FollowedUnit {
  readonly unitId: string;
  /** Its name, to tell apart what it leaves to a unit that has something of the same name. */
  readonly unitName: string;
  /** The unit itself among them, where it goes on beside its parts. */
  readonly followedBy: readonly string[];
  /** Whether the unit above takes its place, since the order names no successor. */
  readonly isLeftToUnitAbove: boolean;
  /** Written in the history of what follows. */
  readonly reason: string;
}

/** Who ordered it. */
export interface FollowedBy {
  readonly id: string;
  readonly requestId: string;
}

/** The list with those that follow in the place of the unit, each once. */
export function withFollowers(
  units: readonly string[],
  { unitId, followedBy }: Pick<FollowedUnit, 'unitId' | 'followedBy'>,
): string[] {
  return [...new Set(units.flatMap((id) => (id === unitId ? followedBy : [id])))];
}

/** The unit that keeps what the ended unit kept; undefined where the unit goes on beside its parts. */
export const receivingUnitOf = ({
  unitId,
  followedBy,
}: Pick<FollowedUnit, 'unitId' | 'followedBy'>): string | undefined =>
  followedBy.includes(unitId) ? undefined : followedBy[0];

/**
 * The name under which the unit that goes on keeps something. Where it has something of that name, the name of the
 * ended unit is added, so that both stay.
 */
export function nameAtReceivingUnit(
  name: string,
  { unitName }: Pick<FollowedUnit, 'unitName'>,
  { taken, most }: { readonly taken: ReadonlySet<string>; readonly most: number },
): string {
  if (!taken.has(name)) return name;
  for (let at = 1; ; at += 1) {
    const from = ` (${unitName.slice(0, 40)}${at === 1 ? '' : ` ${at}`})`;
    const free = `${name.slice(0, most - from.length)}${from}`;
    if (!taken.has(free)) return free;
  }
}
