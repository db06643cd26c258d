import { mostCoSignatories } from '@sarn/document/contract';
import type { FollowedUnit } from '@sarn/organisation/contract';
import { memberLimit, memberRoles } from '../contract/index.ts';
import type { Member, RoutingPurpose } from '../contract/index.ts';

const keyOf = ({ unitId, personId }: Member): string => unitId ?? personId ?? '';

/**
 * Whether a list can be used for its purpose: each member once, in a role of the purpose; stations
 * and assignees are people only; signatories stand at the end; at most one main assignee.
 */
export function areMembersValid(purpose: RoutingPurpose, members: readonly Member[]): boolean {
  const roles: readonly string[] = memberRoles[purpose];
  const isOnce = new Set(members.map(keyOf)).size === members.length;
  const fits = members.every(
    ({ as, unitId }) => roles.includes(as) && (purpose === 'send' || !unitId),
  );
  const signing = members.filter(({ as }) => as === 'sign').length;
  const isLine =
    signing <= mostCoSignatories + 1 &&
    members.slice(members.length - signing).every(({ as }) => as === 'sign');
  const leading = purpose === 'work' ? members.filter(({ as }) => as === 'main').length : 1;
  return isOnce && fits && isLine && leading <= 1;
}

/**
 * The list with somebody in the place of another member. Each stands once: where the taker signs or
 * leads already, that place is kept.
 */
export function withTaker(
  members: readonly Member[],
  fromId: string,
  toId: string,
): readonly Member[] {
  const known = members.find(({ personId }) => personId === toId);
  const isFirst = known?.as === 'sign' || known?.as === 'main';
  return members.flatMap((member) => {
    if (member.personId === fromId) return isFirst ? [] : [{ ...member, personId: toId }];
    return member.personId === toId && !isFirst ? [] : [member];
  });
}

/**
 * The list with those that follow in the place of a unit. Each stands once, and acts where the unit had to act.
 * Without a successor the unit above is not named in its place: nobody chose to send there. A list that would
 * become too long stays as it is, and shows that one of its units is gone.
 */
export function withUnitsFollowing(
  members: readonly Member[],
  { unitId, followedBy, isLeftToUnitAbove }: Omit<FollowedUnit, 'unitName' | 'reason'>,
): readonly Member[] {
  const former = members.find((member) => member.unitId === unitId);
  if (!former || isLeftToUnitAbove) return members;
  const known = new Set(
    members.flatMap((member) => (member.unitId === unitId ? [] : (member.unitId ?? []))),
  );
  const found = members.flatMap((member): Member[] => {
    if (member.unitId === unitId) {
      return followedBy.flatMap((id) => (known.has(id) ? [] : [{ ...member, unitId: id }]));
    }
    const takesPlace = member.unitId !== undefined && followedBy.includes(member.unitId);
    return [takesPlace && former.as === 'main' ? { ...member, as: 'main' } : member];
  });
  return found.length > memberLimit ? members : found;
}

/** The members whom earlier documents went to, and how often. */
export interface CountedWay {
  readonly members: readonly Member[];
  readonly times: number;
}

/** The most frequent ones first; of equally frequent ones the newer first. */
export function mostUsual(
  seen: readonly (readonly Member[])[],
  limit: number,
): readonly CountedWay[] {
  const counted = new Map<string, { members: readonly Member[]; times: number }>();
  for (const members of seen) {
    const key = members.map((member) => `${member.as} ${keyOf(member)}`).join('\n');
    const known = counted.get(key);
    if (known) known.times += 1;
    else counted.set(key, { members, times: 1 });
  }
  return [...counted.values()].toSorted((a, b) => b.times - a.times).slice(0, limit);
}
