import { AppError, buddhistYear, civilDateAt, formatInstant } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { listAuditDetails, tellChangeToAll } from '@sarn/platform-server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { z } from 'zod';
import { pointFields } from '../../contract/index.ts';
import type { listPointChanges, PointField, savePoint } from '../../contract/index.ts';
import { changeShares } from '../share/share.service.ts';
import { isInRing, pointsAbove, receivingUnit, structureOf, usualLevel } from './point.rules.ts';
import type { Structure } from './point.rules.ts';
import {
  findPointChange,
  listCovers,
  listPointUnits,
  lockPoints,
  putPoint,
} from './point.store.ts';
import type { PointRow } from './point.store.ts';
import { deletePoint } from './set-points.store.ts';

const todayOf = ({ platform }: Dependencies): string => civilDateAt(platform.clock.now());

/**
 * The units whose clerks receive what is addressed to these units, in their order.
 *
 * @param senderId the unit that sends; nothing comes back to it
 */
export async function receivingUnits(
  deps: Dependencies,
  h: Handle,
  senderId: string,
  unitIds: readonly string[],
): Promise<string[]> {
  if (unitIds.length === 0) return [];
  const structure = structureOf(await listPointUnits(h, todayOf(deps)), await listCovers(h));
  return unitIds.map((unitId) => receivingUnit(structure, unitId, senderId));
}

type Asked = InputOf<typeof savePoint>;

/**
 * Sets a registration point.
 *
 * @throws AppError 'settings.stale' (R1), 'settings.kept' for the end of the root (R5),
 *   'settings.end-before-start' (R4), 'registry.point-ring' (as R7), 'registry.point-unknown',
 *   'registry.share-above', and what `changeShares` refuses
 */
export async function changePoint(
  deps: Dependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  asked: Asked,
): Promise<OutputOf<typeof savePoint>> {
  const { unitId, version, reason } = asked;
  await lockPoints(tx);
  const today = todayOf(deps);
  const rows = await listPointUnits(tx, today);
  const covers = await listCovers(tx);
  const known = rows.find(({ id }) => id === unitId);
  if (!known) throw new AppError('registry.point-unknown');
  if (known.version !== version) throw await stale(deps, tx, unitId);
  const coverIds = [...new Set(asked.coverIds)].filter((id) => id !== unitId);
  const validFrom = known.validFrom ?? today;
  assertPossible(rows, known, { ...asked, coverIds, validFrom });
  const structure = structureOf(
    rows.map((unit) =>
      unit.id === unitId ? { ...unit, isPoint: true, throughId: asked.throughId } : unit,
    ),
    covers,
  );
  if (isInRing(structure, unitId)) throw inRing(known);
  const before = structureOf(rows, covers);
  const [by, at] = [caller.id, deps.platform.clock.now().toISOString()];
  const { level, throughId, validTo } = asked;
  const kept = { level, throughId, coverIds, validFrom, validTo };
  await putPoint(tx, { ...{ unitId, ...kept, by, at }, version: version + 1 });
  const changes = [
    ...changesOf(rows, before, known, { ...asked, coverIds }),
    ...(await sharesOf(deps, tx, asked, { structure, rows, by: { id: by, at, requestId } })),
  ];
  await deps.platform.audit.write(tx, {
    ...{ act: 'registry.point-set', callerId: by, requestId },
    subject: { kind: 'registration-point', id: unitId },
    detail: { reason, changes },
  });
  const told = { kind: 'settings', id: 'registration-point' } as const;
  tx.afterCommit(() => tellChangeToAll(deps.platform.live, told));
  return { version: version + 1 };
}

/** A registration point as delivered: what the agency set of it is taken away. */
export async function clearPoint(
  deps: Dependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { unitId, reason }: Pick<Asked, 'unitId' | 'reason'>,
): Promise<void> {
  await lockPoints(tx);
  const rows = await listPointUnits(tx, todayOf(deps));
  const structure = structureOf(rows, await listCovers(tx));
  const known = rows.find(({ id }) => id === unitId);
  const usual = known && { level: usualLevel(known), throughId: null, coverIds: [], validTo: null };
  // Numbers of this year stay with the register that gave them.
  const own = { receive: null, send: null, memo: null };
  const by = { id: caller.id, at: deps.platform.clock.now().toISOString(), requestId };
  const changes = [
    ...(usual ? changesOf(rows, structure, known, usual) : []),
    ...(await sharesOf(
      deps,
      tx,
      { unitId, shares: own, sharesFrom: 'next-year' },
      { structure, rows, by },
    )),
  ];
  await deletePoint(tx, unitId);
  await deps.platform.audit.write(tx, {
    ...{ act: 'registry.point-set', callerId: caller.id, requestId },
    subject: { kind: 'registration-point', id: unitId },
    detail: { reason, changes },
  });
  const told = { kind: 'settings', id: 'registration-point' } as const;
  tx.afterCommit(() => tellChangeToAll(deps.platform.live, told));
}

/** Sets with whom registers are shared. @returns what changed, as texts */
async function sharesOf(
  deps: Dependencies,
  tx: Tx,
  { unitId, shares: wanted, sharesFrom }: Pick<Asked, 'unitId' | 'shares' | 'sharesFrom'>,
  at: {
    readonly structure: Structure;
    readonly rows: readonly PointRow[];
    readonly by: { readonly id: string; readonly at: string; readonly requestId: string };
  },
): Promise<Change[]> {
  if (wanted === undefined) return [];
  const names = new Map(at.rows.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? '–';
  const unit = { id: unitId, name: nameOf(unitId) };
  const thisYear = buddhistYear(civilDateAt(deps.platform.clock.now()));
  const fromYear = sharesFrom === 'this-year' ? thisYear : thisYear + 1;
  const share = { unit, wanted, fromYear, thisYear, nameOf, by: at.by };
  const changes = await changeShares(deps, tx, share);
  const above = new Set(pointsAbove(at.structure, unitId));
  if (changes.some(({ to }) => to !== null && !above.has(to))) {
    throw new AppError('registry.share-above', { name: unit.name, row: unit.id });
  }
  if (changes.length === 0) return [];
  const told = (id: string | null) => (id === null ? '' : nameOf(id));
  return [
    ...changes.map(({ part, from, to }): Change => {
      return { field: `share-${part}`, from: told(from), to: told(to) };
    }),
    { field: 'share-from', from: '', to: String(fromYear) },
  ];
}

async function stale(deps: Dependencies, tx: Tx, unitId: string): Promise<AppError> {
  const last = await findPointChange(tx, unitId);
  const [card] = last ? await deps.organisation.personCard(tx, [last.by]) : [];
  const at = last ? formatInstant(last.at, 'short', 'th') : '';
  return new AppError('settings.stale', { name: card?.name ?? '', at });
}

/** `row`: the unit, as the page of the structure knows it. */
const inRing = ({ id, name }: Pick<PointRow, 'id' | 'name'>): AppError =>
  new AppError('registry.point-ring', { name, row: id });

function assertPossible(
  rows: readonly PointRow[],
  known: PointRow,
  wanted: Pick<Asked, 'throughId' | 'coverIds' | 'validTo'> & { readonly validFrom: string },
): void {
  const { throughId, coverIds, validTo, validFrom } = wanted;
  if (validTo !== null && validTo < validFrom) throw new AppError('settings.end-before-start');
  if (validTo !== null && known.parentId === null) {
    throw new AppError('settings.kept', { name: known.name });
  }
  const ids = new Set(rows.map(({ id }) => id));
  const points = new Set(rows.filter(({ isPoint }) => isPoint).map(({ id }) => id));
  const isKnown = coverIds.every((id) => ids.has(id));
  if (throughId === known.id) throw inRing(known);
  if (!isKnown || (throughId !== null && !points.has(throughId))) {
    throw new AppError('registry.point-unknown');
  }
}

interface Change {
  readonly field: PointField;
  readonly from: string;
  readonly to: string;
}

/** What differs, as texts: names as they are today, levels by their code. */
function changesOf(
  rows: readonly PointRow[],
  before: Structure,
  known: PointRow,
  wanted: Pick<Asked, 'level' | 'throughId' | 'coverIds' | 'validTo'>,
): Change[] {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const named = (ids: readonly string[]) =>
    ids
      .map((id) => names.get(id) ?? '–')
      .toSorted((a, b) => a.localeCompare(b, 'th'))
      .join(', ');
  const told = (through: string | null) => named(through === null ? [] : [through]);
  const all: readonly Change[] = [
    { field: 'level', from: known.level ?? usualLevel(known), to: wanted.level },
    { field: 'through', from: told(known.throughId), to: told(wanted.throughId) },
    { field: 'covers', from: named(coveredBy(before, known.id)), to: named(wanted.coverIds) },
    { field: 'validTo', from: known.validTo ?? '', to: wanted.validTo ?? '' },
  ];
  return all.filter(({ from, to }) => from !== to);
}

/** Units besides its own for which a point receives. */
export const coveredBy = ({ pointsOf }: Structure, pointId: string): string[] =>
  [...pointsOf].flatMap(([id, points]) => (id !== pointId && points.includes(pointId) ? [id] : []));

const Changes = z.array(z.object({ field: z.enum(pointFields), from: z.string(), to: z.string() }));

/** Changes shown of a point at most. */
const changesAtMost = 200;

/** The history of a point: its entries in the audit trail, newest first. */
export async function pointChanges(
  deps: Dependencies,
  h: Handle,
  { unitId }: InputOf<typeof listPointChanges>,
): Promise<OutputOf<typeof listPointChanges>> {
  const subject = { kind: 'registration-point', id: unitId };
  const entries = await listAuditDetails(h, subject, changesAtMost);
  const callers = [...new Set(entries.flatMap(({ callerId }) => callerId ?? []))];
  const cards = await deps.organisation.personCard(h, callers);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  return {
    rows: entries.map(({ id, at, callerId, detail }) => ({
      ...{ id, at, personName: names.get(callerId ?? '') ?? '', reason: detail['reason'] ?? '' },
      changes: Changes.parse(JSON.parse(detail['changes'] ?? '[]')),
    })),
  };
}
