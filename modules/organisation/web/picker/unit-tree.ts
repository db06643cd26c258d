import { searchForm } from '@sarn/kernel';
import type { UnitNode } from '@sarn/organisation/contract';

export interface ShownUnit {
  readonly unit: UnitNode;
  readonly hasChildren: boolean;
  /** Names of the units above, for a match shown outside of the tree. */
  readonly above: string;
}

/** Units to show: the opened part of the tree, or all that hold the text. */
export function shownUnits(
  units: readonly UnitNode[],
  opened: ReadonlySet<string>,
  text: string,
): ShownUnit[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const parents = new Set(units.map((unit) => unit.parentId));
  const shown = units.filter((unit) =>
    text === '' ? isOpened(unit, byId, opened) : holds(unit, text),
  );
  return shown.map((unit) => ({
    unit,
    hasChildren: text === '' && parents.has(unit.id),
    above: text === '' ? '' : aboveOf(unit, byId),
  }));
}

function isOpened(
  unit: UnitNode,
  byId: ReadonlyMap<string, UnitNode>,
  opened: ReadonlySet<string>,
): boolean {
  const parent = unit.parentId === null ? undefined : byId.get(unit.parentId);
  return !parent || (opened.has(parent.id) && isOpened(parent, byId, opened));
}

function holds(unit: UnitNode, text: string): boolean {
  const wanted = searchForm(text);
  return [unit.nameTh, unit.nameEn, unit.code, unit.abbreviation].some((name) =>
    searchForm(name).includes(wanted),
  );
}

function aboveOf(unit: UnitNode, byId: ReadonlyMap<string, UnitNode>): string {
  const parent = unit.parentId === null ? undefined : byId.get(unit.parentId);
  return parent && parent.parentId !== null ? parent.nameTh : '';
}

/** Units opened at first: the two topmost levels, so that divisions are visible. */
export function openedAtFirst(units: readonly UnitNode[]): Set<string> {
  return new Set(units.filter((unit) => unit.depth < 1).map((unit) => unit.id));
}
