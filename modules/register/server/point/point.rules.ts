import type { PointFaultKind, PointLevel } from '../../contract/index.ts';

/** A unit as the rules of registration points see it. */
export interface PointUnit {
  readonly id: string;
  readonly parentId: string | null;
  readonly kind: string;
  readonly isPoint: boolean;
  /** Set by the agency; a point that is not set receives for all below it that have none. */
  readonly isSet: boolean;
  readonly level: PointLevel | null;
  readonly throughId: string | null;
}

/** That a point receives for a unit besides its own. */
export interface Cover {
  readonly pointId: string;
  readonly unitId: string;
}

/** The points of an agency on a day. */
export interface Structure {
  readonly units: ReadonlyMap<string, PointUnit>;
  /** Points of each unit: one where nothing is wrong, its own first. */
  readonly pointsOf: ReadonlyMap<string, readonly string[]>;
}

/** Which points receive for which unit. */
export function structureOf(rows: readonly PointUnit[], covers: readonly Cover[]): Structure {
  const units = new Map(rows.map((unit) => [unit.id, unit]));
  const isPoint = (id: string) => units.get(id)?.isPoint === true;
  const named = Map.groupBy(
    covers.filter(({ pointId }) => isPoint(pointId)),
    ({ unitId }) => unitId,
  );
  const pointsOf = new Map(
    rows.map((unit): [string, readonly string[]] => {
      const own = unit.isPoint ? [unit.id] : [];
      const others = (named.get(unit.id) ?? []).map(({ pointId }) => pointId);
      const told = [...own, ...others];
      return [unit.id, told.length > 0 ? told : usualPoint(units, unit)];
    }),
  );
  return { units, pointsOf };
}

/** The nearest point above, unless the agency set for whom that one receives. */
function usualPoint(units: ReadonlyMap<string, PointUnit>, unit: PointUnit): readonly string[] {
  const above = pointAbove(units, unit);
  return above && !above.isSet ? [above.id] : [];
}

/** The nearest unit above that is a point; undefined for the root. */
export function pointAbove(
  units: ReadonlyMap<string, PointUnit>,
  unit: PointUnit,
): PointUnit | undefined {
  const above = unit.parentId === null ? undefined : units.get(unit.parentId);
  if (!above) return undefined;
  return above.isPoint ? above : pointAbove(units, above);
}

/** The way to a point: itself, then each one through which it receives; a ring ends it. */
export function wayTo({ units }: Structure, pointId: string): string[] {
  const way: string[] = [];
  let at: string | null = pointId;
  while (at !== null && !way.includes(at)) {
    way.push(at);
    const next: string | null = units.get(at)?.throughId ?? null;
    at = next !== null && units.get(next)?.isPoint === true ? next : null;
  }
  return way;
}

/**
 * Points above a point, the nearest first: those above its unit and those through which it receives.
 */
export function pointsAbove(structure: Structure, unitId: string): string[] {
  const { units } = structure;
  const found = new Set(wayTo(structure, unitId).slice(1));
  for (let unit = units.get(unitId); unit?.parentId; unit = units.get(unit.parentId)) {
    if (units.get(unit.parentId)?.isPoint === true) found.add(unit.parentId);
  }
  found.delete(unitId);
  return [...found];
}

/** Whether the points through which it receives lead back to it. */
export function isInRing({ units }: Structure, pointId: string): boolean {
  const seen = new Set<string>();
  let at = units.get(pointId)?.throughId ?? null;
  while (at !== null && !seen.has(at)) {
    if (at === pointId) return true;
    seen.add(at);
    at = units.get(at)?.throughId ?? null;
  }
  return false;
}

/**
 * The unit whose clerk receives what is addressed to a unit: its point, or the point through which
 * that one receives. What such a point itself sends goes on to the next one towards the unit, so
 * nothing comes back to its sender.
 *
 * @returns the unit itself where no point receives for it
 */
export function receivingUnit(structure: Structure, unitId: string, senderId: string): string {
  const [point] = structure.pointsOf.get(unitId) ?? [];
  if (point === undefined) return unitId;
  const way = [...new Set([unitId, ...wayTo(structure, point)])];
  const sender = way.indexOf(senderId);
  const before = way[sender === -1 ? way.length - 1 : Math.max(0, sender - 1)];
  return before ?? unitId;
}

/** The level that a unit has as long as none is set. */
export function usualLevel({ parentId, kind }: Pick<PointUnit, 'parentId' | 'kind'>): PointLevel {
  if (parentId === null) return 'central';
  if (kind === 'ministry' || kind === 'agency') return 'department';
  return kind === 'division' ? 'division' : 'section';
}

/** Who serves a point today, and which registers are open at a unit. */
export interface PointFacts {
  readonly hasClerk: (unitId: string) => boolean;
  readonly hasHead: (unitId: string) => boolean;
  /** The open register of a kind that counts for a unit this year; null for none. */
  readonly registerOf: (unitId: string, kind: string) => string | null;
  /** Units with which it shares a register that is not open there, or that are no points above it. */
  readonly lostShares: (unitId: string) => readonly string[];
}

/** Something wrong, the point at which it is mended, and the points or registers concerned. */
export interface FoundFault {
  readonly kind: PointFaultKind;
  readonly unitId: string;
  readonly pointId: string;
  readonly others: readonly string[];
}

/** Registers that a point keeps for all units for which it receives. */
const keptOnce: readonly string[] = ['receive', 'secret-receive'];

/** Everything that is wrong with the points, in the order of the units. */
export function faultsOf(structure: Structure, facts: PointFacts): FoundFault[] {
  return [...structure.units.values()].flatMap((unit) => [
    ...faultsOfUnit(structure, unit),
    ...(unit.isPoint ? faultsOfPoint(structure, unit, facts) : []),
    ...registersTwice(structure, unit, facts),
    ...sharesLost(unit, facts),
  ]);
}

function faultsOfUnit({ units, pointsOf }: Structure, unit: PointUnit): FoundFault[] {
  const points = pointsOf.get(unit.id) ?? [];
  const [pointId = pointAbove(units, unit)?.id ?? unit.id] = points;
  if (points.length === 0) return [{ kind: 'unit-without', unitId: unit.id, pointId, others: [] }];
  if (points.length === 1) return [];
  // Of the unit's own point nothing can be taken away: the other one is changed.
  const other = points.find((id) => id !== unit.id) ?? pointId;
  return [{ kind: 'unit-twice', unitId: unit.id, pointId: other, others: points }];
}

function faultsOfPoint(structure: Structure, { id }: PointUnit, facts: PointFacts): FoundFault[] {
  const checks: readonly (readonly [PointFaultKind, boolean])[] = [
    ['ring', isInRing(structure, id)],
    ['no-clerk', !facts.hasClerk(id)],
    ['no-head', !facts.hasHead(id)],
  ];
  return checks
    .filter(([, isWrong]) => isWrong)
    .map(([kind]) => ({
      ...{ kind, unitId: id, pointId: id },
      others: kind === 'ring' ? wayTo(structure, id) : [],
    }));
}

function registersTwice({ pointsOf }: Structure, unit: PointUnit, facts: PointFacts): FoundFault[] {
  const [pointId] = pointsOf.get(unit.id) ?? [];
  if (pointId === undefined || pointId === unit.id) return [];
  const twice = keptOnce.filter((kind) => {
    const [own, ofPoint] = [unit.id, pointId].map((id) => facts.registerOf(id, kind));
    // A register that both share is one.
    return own !== null && ofPoint !== null && own !== ofPoint;
  });
  if (twice.length === 0) return [];
  return [{ kind: 'register-twice', unitId: unit.id, pointId, others: twice }];
}

function sharesLost({ id }: PointUnit, facts: PointFacts): FoundFault[] {
  const others = facts.lostShares(id);
  return others.length > 0 ? [{ kind: 'share-lost', unitId: id, pointId: id, others }] : [];
}
