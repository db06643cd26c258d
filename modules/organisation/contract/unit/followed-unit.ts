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
