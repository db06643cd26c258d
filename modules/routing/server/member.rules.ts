import { mostCoSignatories } from '@sarn/document/contract';
import { memberRoles } from '../contract/index.ts';
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
