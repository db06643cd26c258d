import { buddhistYear, civilDateAt } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { partKinds, registerTerms, sharedParts } from '../../contract/index.ts';
import type { PointAnswer, PointFault, RegistrationPoint } from '../../contract/index.ts';
import { asSet } from '../share/share.service.ts';
import type { Share } from '../share/share.rules.ts';
import { listCounted, listShares } from '../share/share.store.ts';
import type { Counted } from '../share/share.store.ts';
import {
  faultsOf,
  pointAbove,
  pointsAbove,
  structureOf,
  usualLevel,
  wayTo,
} from './point.rules.ts';
import type { FoundFault, Structure } from './point.rules.ts';
import { coveredBy } from './point.service.ts';
import {
  listCovers,
  listOpenRegisters,
  listPointUnits,
  listRegistrars,
  listServing,
} from './point.store.ts';
import type { PointRow, ServingRow } from './point.store.ts';

/** What is known of the units and points on the day, read once. */
interface Known {
  readonly structure: Structure;
  readonly rows: ReadonlyMap<string, PointRow>;
  readonly serving: readonly ServingRow[];
  readonly registrars: readonly { readonly unitId: string; readonly personId: string }[];
  readonly registers: Awaited<ReturnType<typeof listOpenRegisters>>;
  readonly people: ReadonlyMap<string, string>;
  readonly shares: readonly Share[];
  /** Of units that share anything: the registers that count this year, by unit and kind. */
  readonly counted: ReadonlyMap<string, Counted>;
  readonly year: number;
}

/** The registration points with all that is wrong with them. */
export async function points(deps: Dependencies, h: Handle): Promise<PointAnswer> {
  const known = await readKnown(deps, h);
  const rows = [...known.rows.values()];
  const hasDuty = (duty: ServingRow['duty']) => (id: string) =>
    known.serving.some((one) => one.unitId === id && one.duty === duty && one.personId !== null);
  const facts = {
    ...{ hasClerk: hasDuty('clerk'), hasHead: hasDuty('head') },
    registerOf: (id: string, kind: string) => registerOf(known, id, kind),
    lostShares: (id: string) => lostShares(known, id),
  };
  return {
    points: treeOf(known).map(([row, depth]) => toPoint(known, row, depth)),
    faults: faultsOf(known.structure, facts).map((fault) => toFault(known, fault)),
    free: rows
      .filter(({ isPoint }) => !isPoint)
      .map(({ id, name, version }) => ({ id, name, version, above: namesAbove(known, id) })),
    year: known.year,
  };
}

/** The unit whose open register counts. */
function registerOf(known: Known, unitId: string, kind: string): string | null {
  const shared = known.counted.get(`${unitId} ${kind}`);
  if (shared) return shared.registerId === null || shared.isClosed ? null : shared.countedId;
  const isOpen = known.registers.some((one) => one.unitId === unitId && one.kind === kind);
  return isOpen ? unitId : null;
}

/** Units with which a register is shared this year that is not open, or that are no points above any more. */
function lostShares(known: Known, unitId: string): string[] {
  const higher = pointsAbove(known.structure, unitId);
  const lost = sharedParts.flatMap((part) => {
    const other = asSet(known.shares, unitId, part, known.year);
    if (other === null) return [];
    const isThere =
      higher.includes(other) && registerOf(known, unitId, partKinds[part][0]) !== null;
    return isThere ? [] : [other];
  });
  return [...new Set(lost)];
}

const namedIn = ({ rows }: Known, id: string) => ({ id, name: rows.get(id)?.name ?? '–' });

const namesAbove = (known: Known, unitId: string) =>
  pointsAbove(known.structure, unitId).map((id) => namedIn(known, id));

const sharesShown = (known: Known, unitId: string): RegistrationPoint['shares'] =>
  sharedParts.map((part) => {
    const [now, next] = [known.year, known.year + 1].map((year) => {
      const other = asSet(known.shares, unitId, part, year);
      return other === null ? null : namedIn(known, other);
    });
    return { part, now: now ?? null, next: next ?? null };
  });

async function readKnown(deps: Dependencies, h: Handle): Promise<Known> {
  const day = civilDateAt(deps.platform.clock.now());
  const units = await listPointUnits(h, day);
  const structure = structureOf(units, await listCovers(h));
  const serving = await listServing(h, day);
  const registrars = await listRegistrars(h, day);
  const registers = await listOpenRegisters(h, day);
  const ids = [...serving, ...registrars].flatMap(({ personId }) => personId ?? []);
  const cards = await deps.organisation.personCard(h, [...new Set(ids)]);
  const year = buddhistYear(day);
  const shares = await listShares(h);
  const sharers = new Set(shares.map(({ unitId }) => unitId));
  const [first] = sharers;
  const counted = first === undefined ? [] : await listCounted(h, first, year);
  return {
    ...{ shares, year, counted: new Map(counted.map((one) => [`${one.unitId} ${one.kind}`, one])) },
    ...{ structure, serving, registrars, registers },
    rows: new Map(units.map((unit) => [unit.id, unit])),
    people: new Map(cards.map(({ id, name }) => [id, name])),
  };
}

/** The point under which the page shows another: the one it receives through, or the nearest above. */
function above({ structure, rows }: Known, row: PointRow): string | null {
  const through = wayTo(structure, row.id)[1];
  return through ?? pointAbove(rows, row)?.id ?? null;
}

/** Points above before those below, each with the number of points above it. */
function treeOf(known: Known): (readonly [PointRow, number])[] {
  const all = [...known.rows.values()].filter(({ isPoint }) => isPoint);
  const below = Map.groupBy(all, (row) => above(known, row));
  const seen = new Set<string>();
  const walk = (row: PointRow, depth: number): (readonly [PointRow, number])[] => {
    if (seen.has(row.id)) return [];
    seen.add(row.id);
    const next = (below.get(row.id) ?? []).flatMap((one) => walk(one, depth + 1));
    return [[row, depth], ...next];
  };
  const tree = (below.get(null) ?? []).flatMap((row) => walk(row, 0));
  // Those of a ring hang under none: they must be seen to be mended.
  return [...tree, ...all.flatMap((row) => walk(row, 0))];
}

function toPoint(known: Known, row: PointRow, depth: number): RegistrationPoint {
  const { structure, serving, registrars, registers, people } = known;
  const { id, name, mail, throughId, validFrom, validTo, version } = row;
  const postsOf = (duty: ServingRow['duty']) =>
    serving
      .filter((one) => one.unitId === id && one.duty === duty)
      .map(({ title, personId }) => ({
        title,
        personName: personId === null ? null : (people.get(personId) ?? '–'),
      }));
  const named = (unitId: string) => namedIn(known, unitId);
  return {
    ...{ shares: sharesShown(known, id), above: namesAbove(known, id) },
    ...{ unitId: id, name, mail, depth, validFrom, validTo, version },
    ...{ isRoot: row.parentId === null, isSet: row.isSet, level: row.level ?? usualLevel(row) },
    through: throughId === null ? null : named(throughId),
    covers: coveredBy(structure, id).map(named),
    ...{ clerks: postsOf('clerk'), heads: postsOf('head') },
    registrars: registrars
      .filter(({ unitId }) => unitId === id)
      .map(({ personId }) => people.get(personId) ?? '–'),
    registers: registers
      .filter(({ unitId }) => unitId === id)
      .map(({ kind }) => ({ th: registerTerms[kind].th, en: registerTerms[kind].en })),
  };
}

function toFault({ rows }: Known, fault: FoundFault): PointFault {
  const nameOf = (id: string) => rows.get(id)?.name ?? '–';
  const { kind, unitId, pointId, others } = fault;
  const told =
    kind === 'register-twice'
      ? others.map(
          (one) => Object.entries(registerTerms).find(([code]) => code === one)?.[1].th ?? one,
        )
      : others.map(nameOf);
  return { kind, unitId, pointId, name: nameOf(unitId), others: told };
}
