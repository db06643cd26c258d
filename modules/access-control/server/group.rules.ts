import { groupDepth } from '../contract/index.ts';

interface Containment {
  readonly group: string;
  readonly part: string;
}

/**
 * Whether a group may contain these parts beside what the others contain.
 *
 * @returns the code of what forbids it; null for nothing
 */
export function containmentFault(
  known: readonly Containment[],
  groupId: string,
  partIds: readonly string[],
): 'access.ring' | 'access.too-deep' | null {
  const all = [
    ...known.filter(({ group }) => group !== groupId),
    ...partIds.map((part) => ({ group: groupId, part })),
  ];
  const partsOf = (id: string) => all.filter(({ group }) => group === id).map(({ part }) => part);
  const ownersOf = (id: string) => all.filter(({ part }) => part === id).map(({ group }) => group);
  if (isRing(partsOf, groupId, groupId, new Set())) return 'access.ring';
  const isDeep = depth(partsOf, groupId) + depth(ownersOf, groupId) - 1 > groupDepth;
  return isDeep ? 'access.too-deep' : null;
}

/** A group and all that contain it: whoever joins it joins those too. */
export function withContaining(known: readonly Containment[], groupId: string): readonly string[] {
  const found = new Set([groupId]);
  for (const id of found) {
    for (const { group, part } of known) if (part === id) found.add(group);
  }
  return [...found];
}

type Next = (id: string) => readonly string[];

function isRing(next: Next, from: string, to: string, seen: Set<string>): boolean {
  return next(from).some((id) => {
    if (id === to) return true;
    if (seen.has(id)) return false;
    return isRing(next, id, to, seen.add(id));
  });
}

/** Levels from a group on, itself counted. Only for groups without a ring. */
function depth(next: Next, id: string): number {
  return 1 + Math.max(0, ...next(id).map((one) => depth(next, one)));
}
