import type { UnitTreeRow } from '@sarn/organisation/contract';

/** A line of the tree on the screen. */
export interface ShownUnit {
  readonly unit: UnitTreeRow;
  /** From 1. */
  readonly level: number;
  readonly isOpen: boolean;
  /** It is opened, and what is below it is not there yet. */
  readonly isLoading: boolean;
  /** Place among its neighbours, from 1, and how many they are. */
  readonly place: number;
  readonly of: number;
}

/**
 * The opened part of the tree, line by line.
 *
 * @param children by unit; the highest ones under the empty text
 */
export function shownUnits(
  children: ReadonlyMap<string, readonly UnitTreeRow[] | undefined>,
  opened: ReadonlySet<string>,
): ShownUnit[] {
  const below = (parentId: string, level: number): ShownUnit[] => {
    const rows = children.get(parentId) ?? [];
    return rows.flatMap((unit, at) => {
      const isOpen = opened.has(unit.id) && unit.children > 0;
      const line = {
        ...{ unit, level, isOpen, place: at + 1, of: rows.length },
        isLoading: isOpen && children.get(unit.id) === undefined,
      };
      return [line, ...(isOpen ? below(unit.id, level + 1) : [])];
    });
  };
  return below('', 1);
}

/** What a key does in the tree. */
export type TreeStep =
  | { readonly does: 'go'; readonly id: string }
  | { readonly does: 'open' | 'fold'; readonly id: string };

/** The line that is above a line in the tree. */
function parentOf(lines: readonly ShownUnit[], at: number): ShownUnit | undefined {
  const level = lines[at]?.level ?? 1;
  return lines.slice(0, at).findLast((line) => line.level < level);
}

/**
 * The step of a key, as in every tree: arrows go and open, Home and End go to the ends.
 *
 * @returns null for a key that does nothing here
 */
export function stepOf(
  lines: readonly ShownUnit[],
  activeId: string | null,
  key: string,
): TreeStep | null {
  const at = Math.max(
    lines.findIndex(({ unit }) => unit.id === activeId),
    0,
  );
  const line = lines[at];
  if (!line) return null;
  const go = (to: ShownUnit | undefined): TreeStep | null =>
    to ? { does: 'go', id: to.unit.id } : null;
  const steps: Readonly<Record<string, () => TreeStep | null>> = {
    ArrowDown: () => go(lines[at + 1]),
    ArrowUp: () => go(lines[at - 1]),
    Home: () => go(lines[0]),
    End: () => go(lines.at(-1)),
    ArrowRight: () => {
      if (line.unit.children === 0) return null;
      return line.isOpen ? go(lines[at + 1]) : { does: 'open', id: line.unit.id };
    },
    ArrowLeft: () => (line.isOpen ? { does: 'fold', id: line.unit.id } : go(parentOf(lines, at))),
  };
  return steps[key]?.() ?? null;
}

/** Ids of a unit and of the shown units below it: none of them can be what it moves under. */
export function branchOf(lines: readonly ShownUnit[], unitId: string): ReadonlySet<string> {
  const at = lines.findIndex(({ unit }) => unit.id === unitId);
  const level = lines[at]?.level ?? 0;
  const rest = at < 0 ? [] : lines.slice(at + 1);
  const end = rest.findIndex((line) => line.level <= level);
  const below = end < 0 ? rest : rest.slice(0, end);
  return new Set([unitId, ...below.map(({ unit }) => unit.id)]);
}
