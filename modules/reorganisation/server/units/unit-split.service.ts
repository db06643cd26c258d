import { AppError, addDays } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { PostOfUnit } from '@sarn/organisation/contract';
import type { Dependencies } from '@sarn/document/server';
import { lockNumbering } from '@sarn/register/server';
import type { RestKind, UnitChange, UnitOrder } from '../../contract/index.ts';
import { carryOut } from '../dissolution/carry-out.ts';
import type { Orderer } from '../dissolution/carry-out.ts';
import { followUnit } from '../followers.ts';
import { moveDocuments } from '../work-transfer/work-transfer.service.ts';
import { listHeldForUpdate, listRestForUpdate } from './unit-work.store.ts';

type Split = Extract<UnitChange, { act: 'split' }>;

interface OrderedSplit {
  readonly unitId: string;
  readonly order: UnitOrder;
  readonly given: Split;
  readonly seen: number | null;
}

/**
 * Splits a unit: the parts are new units with registers that begin at 1 and codes of their own. Posts
 * go where they are chosen to; what the people on them have in hand follows, and the
 * rest goes by the list of the order.
 *
 * @returns the new units
 * @throws 'reorganisation.split-post', 'reorganisation.split-rest', 'identity.unit-root'
 */
export async function split(
  deps: Dependencies,
  tx: Tx,
  by: Orderer,
  { unitId, order, given, seen }: OrderedSplit,
): Promise<string[]> {
  const posts = await assertSplit(deps, tx, unitId, given);
  const actor = { callerId: by.id, requestId: by.requestId };
  const facts = await deps.units.unitFacts(tx, unitId);
  // The unit itself changes too: whoever read it before is told.
  await deps.units.touchUnit(tx, actor, unitId, seen);
  await lockNumbering(tx);
  const partIds: string[] = [];
  for (const { postIds, ...part } of given.parts) {
    const { kind, parentId, address, phone, fax, mail } = facts;
    const values = { ...part, kind, parentId, address, phone, fax, mail };
    const partId = await deps.units.foundUnit(tx, actor, values, order);
    partIds.push(partId);
    for (const post of posts.filter(({ id }) => postIds.includes(id))) {
      const isServed = post.servesUnitId === unitId;
      const to = { unitId: partId, ...(isServed ? { servesUnitId: partId } : {}) };
      await deps.units.updatePost(tx, actor, post.id, to);
    }
  }
  const run = { by, unitId, given, partIds };
  await followParts(deps, tx, run, order);
  await followPeople(deps, tx, run, posts);
  await distributeRest(deps, tx, run);
  await deps.platform.audit.write(tx, {
    act: 'settings.unit.split',
    callerId: by.id,
    subject: { kind: 'unit', id: unitId },
    detail: { ...order, parts: given.parts.map(({ nameTh }) => nameTh).join(', ') },
    requestId: by.requestId,
  });
  if (!given.goesOn) await endSplit(deps, tx, run, order);
  return partIds;
}

/**
 * Checks a split before anything is written.
 *
 * @returns the posts of the unit
 */
export async function assertSplit(
  deps: Dependencies,
  tx: Tx,
  unitId: string,
  given: Split,
): Promise<readonly PostOfUnit[]> {
  const facts = await deps.units.unitFacts(tx, unitId);
  await deps.units.assertChangeable(tx, unitId, {});
  if (facts.parentId === null) throw new AppError('identity.unit-root');
  const posts = await deps.unitTrees.postsOfUnit(tx, unitId);
  const known = new Set(posts.map(({ id }) => id));
  const chosen = given.parts.flatMap(({ postIds }) => postIds);
  if (chosen.some((id) => !known.has(id)) || new Set(chosen).size < chosen.length) {
    throw new AppError('reorganisation.split-post');
  }
  for (const part of given.parts) {
    if (part.letterCode) {
      await deps.units.assertChangeable(tx, unitId, { letterCode: part.letterCode });
    }
  }
  return posts;
}

interface Run {
  readonly by: Orderer;
  readonly unitId: string;
  readonly given: Split;
  readonly partIds: readonly string[];
}

/** What names the unit names its parts, too. A unit that does not go on is taken out when it ends. */
async function followParts(
  deps: Dependencies,
  tx: Tx,
  { by, unitId, partIds }: Run,
  { orderNo }: UnitOrder,
): Promise<void> {
  const [unit] = await deps.organisation.units(tx, [unitId]);
  const followed = {
    ...{ unitId, unitName: unit?.name ?? '–', followedBy: [unitId, ...partIds] },
    ...{ isLeftToUnitAbove: false, reason: `แบ่งหน่วยงานตามคำสั่งที่ ${orderNo}` },
  };
  await followUnit(deps, tx, followed, by);
}

/** Documents in the hands of people whose posts went to a part go there with them. */
async function followPeople(
  deps: Dependencies,
  tx: Tx,
  { by, unitId, given, partIds }: Run,
  posts: readonly PostOfUnit[],
): Promise<void> {
  const partOf = new Map<string, number>();
  for (const [place, { postIds }] of given.parts.entries()) {
    for (const post of posts.filter(({ id }) => postIds.includes(id))) {
      partOf.set(`post:${post.id}`, place);
      if (post.holderId) partOf.set(`p:${post.holderId}`, place);
    }
  }
  if (partOf.size === 0) return;
  const held = await listHeldForUpdate(tx, unitId, [...partOf.keys()]);
  const places = new Map<string, number>();
  // A document that several hold goes to the first of the parts.
  for (const { documentId, principal } of held) {
    const place = partOf.get(principal) ?? 0;
    places.set(documentId, Math.min(place, places.get(documentId) ?? place));
  }
  await moveToParts(deps, tx, { by, unitId, partIds }, places);
}

/** What nobody holds who went: by kind, as the order says. @throws 'reorganisation.split-rest' */
async function distributeRest(
  deps: Dependencies,
  tx: Tx,
  { by, unitId, given, partIds }: Run,
): Promise<void> {
  const rest = await listRestForUpdate(tx, unitId);
  const placeOf = (kind: RestKind): number | undefined => {
    const place = given.rest[kind];
    return place !== undefined && place < partIds.length ? place : undefined;
  };
  const homeless = rest.filter(({ kind }) => placeOf(kind) === undefined);
  if (!given.goesOn && homeless.length > 0) {
    throw new AppError('reorganisation.split-rest', { count: homeless.length });
  }
  const places = new Map(
    rest.flatMap(({ documentId, kind }) => {
      const place = placeOf(kind);
      return place === undefined ? [] : [[documentId, place] as const];
    }),
  );
  await moveToParts(deps, tx, { by, unitId, partIds }, places);
}

async function moveToParts(
  deps: Dependencies,
  tx: Tx,
  { by, unitId, partIds }: Pick<Run, 'by' | 'unitId' | 'partIds'>,
  places: ReadonlyMap<string, number>,
): Promise<void> {
  const byPlace = Map.groupBy([...places.keys()], (documentId) => places.get(documentId) ?? 0);
  for (const [place, documentIds] of byPlace) {
    const successorId = partIds[place];
    if (!successorId) continue;
    const transfer = { unitId, successorId, isMerged: true };
    await moveDocuments(deps, tx, transfer, {
      documentIds,
      key: by.requestId,
      why: 'โอนเรื่องตามการแบ่งหน่วยงาน',
    });
  }
}

/** The unit itself ends the day before; what is below it goes to its first part. */
async function endSplit(
  deps: Dependencies,
  tx: Tx,
  { by, unitId, given, partIds }: Run,
  order: UnitOrder,
): Promise<void> {
  const place = given.rest.inWork ?? given.rest.own ?? given.rest.onWay ?? 0;
  const successorId = partIds[place] ?? partIds[0] ?? null;
  const lastDay: CivilDate = addDays(order.from, -1);
  const { orderNo, reason } = order;
  const dissolution = { unitId, successorId, lastDay, orderNo, note: reason };
  await carryOut(deps, tx, by, dissolution, async () => undefined);
}
