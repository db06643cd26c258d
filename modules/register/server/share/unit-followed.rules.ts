import { receivingUnitOf } from '@sarn/organisation/contract';
import type { FollowedUnit } from '@sarn/organisation/contract';
import { sharedWith } from './share.rules.ts';
import type { Share } from './share.rules.ts';
import type { Counted } from './share.store.ts';

interface Known {
  /** The Buddhist year of today. */
  readonly year: number;
  /** Which register counts for whom in that year: of all that share, and of the unit that goes on. */
  readonly counted: readonly Pick<
    Counted,
    'unitId' | 'kind' | 'registerId' | 'isClosed' | 'hasNumbers'
  >[];
  readonly isThere: (unitId: string) => boolean;
  readonly isAbove: (unitId: string, other: string) => boolean;
}

type Place = Pick<Share, 'unitId' | 'kind'>;

/**
 * What is shared in the place of an ended unit: the register that counted for it, or that of the unit that goes on,
 * where it is above. Who has numbers of this year stays with the closed register until somebody decides, because
 * another one would give the same printed number again (docs/decisions/0043).
 *
 * @param shares the oldest year first
 */
export function sharesAfter(
  shares: readonly Share[],
  followed: Pick<FollowedUnit, 'unitId' | 'followedBy'>,
  known: Known,
): Share[] {
  const receiver = receivingUnitOf(followed);
  if (receiver === undefined) return [];
  const { year } = known;
  const naming = shares.filter(
    ({ withId, unitId }) => withId === followed.unitId && known.isThere(unitId),
  );
  const places = new Map(naming.map((share) => [`${share.unitId} ${share.kind}`, share]));
  const now = [...places.values()].filter(
    (place) => sharedWith(shares, place, year) === followed.unitId,
  );
  const later = naming.filter(({ fromYear }) => fromYear > year);
  return [...now.map((place) => ({ ...place, fromYear: year })), ...later].flatMap(
    (share): Share[] => {
      const former = sharedWith(
        shares,
        { unitId: followed.unitId, kind: share.kind },
        share.fromYear,
      );
      if (former !== null && known.isAbove(share.unitId, former)) {
        return [{ ...share, withId: former }];
      }
      if (share.fromYear === year && hasNumbers(shares, share, known)) return [];
      if (share.unitId === receiver) return [{ ...share, withId: null }];
      const isPossible = known.isAbove(share.unitId, receiver) && isOpen(known, receiver, share);
      return isPossible ? [{ ...share, withId: receiver }] : [];
    },
  );
}

const isOpen = ({ counted }: Known, unitId: string, { kind }: Place): boolean =>
  counted.some(
    (one) => one.unitId === unitId && one.kind === kind && one.registerId !== null && !one.isClosed,
  );

/** Whether the unit, or one that shares through it, got numbers of this year. */
const hasNumbers = (shares: readonly Share[], place: Place, { counted, year }: Known): boolean =>
  counted.some(
    (one) =>
      one.hasNumbers &&
      one.kind === place.kind &&
      isThrough(shares, { unitId: one.unitId, kind: place.kind }, place.unitId, year),
  );

function isThrough(shares: readonly Share[], place: Place, unitId: string, year: number): boolean {
  const seen = new Set<string>();
  let at: string | null = place.unitId;
  while (at !== null && !seen.has(at)) {
    if (at === unitId) return true;
    seen.add(at);
    at = sharedWith(shares, { unitId: at, kind: place.kind }, year);
  }
  return false;
}
