import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { partKinds, registerTerms, sharedParts } from '../../contract/index.ts';
import type { RegisterKind, SharedPart } from '../../contract/index.ts';
import { openRegister } from '../number.store.ts';
import { continueRegister } from '../start.service.ts';
import { isSharedInRing, sharedWith } from './share.rules.ts';
import type { Share } from './share.rules.ts';
import { countingRegister, listCounted, listShares, lockShares, putShare } from './share.store.ts';
import { tellShares } from './sharing-units.ts';
import type { Counted } from './share.store.ts';

/** With whom a unit shares its registers; null: registers of its own. */
export type WantedShares = Readonly<Record<SharedPart, string | null>>;

interface Asked {
  readonly unit: { readonly id: string; readonly name: string };
  readonly wanted: WantedShares;
  /** The Buddhist year from which it counts: this one or the next. */
  readonly fromYear: number;
  readonly thisYear: number;
  readonly nameOf: (unitId: string) => string;
  readonly by: { readonly id: string; readonly at: string; readonly requestId: string };
}

/** What becomes different at one part. */
export interface SharedChange {
  readonly part: SharedPart;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Sets with whom a unit shares its registers. What already has a number keeps it; a unit that got numbers of
 * this year from one register gets no more of this year from another, unless that one is closed: then its own
 * goes on after the last number there. docs/decisions/0043
 *
 * @returns what changed
 * @throws AppError 'registry.share-ring', 'registry.share-none', 'registry.share-year'
 */
export async function changeShares(
  deps: Dependencies,
  tx: Tx,
  asked: Asked,
): Promise<SharedChange[]> {
  await lockShares(tx);
  const { unit, wanted, fromYear, thisYear } = asked;
  const shares = await listShares(tx);
  const changes = sharedParts.flatMap((part): SharedChange[] => {
    const from = asSet(shares, unit.id, part, fromYear);
    const last = asSet(shares, unit.id, part, thisYear + 1);
    const to = wanted[part];
    // A plan for the next year is also undone by setting again what counts this year.
    return to === from && to === last ? [] : [{ part, from: to === from ? last : from, to }];
  });
  if (changes.length === 0) return [];
  const before = await listCounted(tx, unit.id, fromYear);
  for (const { part, to } of changes) {
    for (const kind of partKinds[part]) {
      await putShare(tx, { unitId: unit.id, kind, fromYear, withId: to }, asked.by);
    }
  }
  await tellShares(deps, tx);
  await assertNoRing(tx, asked, changes);
  for (const { part, to } of changes) if (to !== null) await assertRegister(tx, asked, part, to);
  await assertSameInYear(deps, tx, asked, before);
  return changes;
}

/** With whom a part is shared in a year, as the points show it. */
export const asSet = (
  shares: readonly Share[],
  unitId: string,
  part: SharedPart,
  year: number,
): string | null => sharedWith(shares, { unitId, kind: partKinds[part][0] }, year);

async function assertNoRing(
  tx: Tx,
  { unit, fromYear }: Asked,
  changes: readonly SharedChange[],
): Promise<void> {
  const shares = await listShares(tx);
  const isRing = changes
    .flatMap(({ part }) => partKinds[part])
    .some((kind) => isSharedInRing(shares, { unitId: unit.id, kind }, fromYear));
  if (isRing) throw new AppError('registry.share-ring', { name: unit.name, row: unit.id });
}

/** The other unit must keep such a register itself, or share it with one that does. */
async function assertRegister(
  tx: Tx,
  { fromYear, nameOf }: Asked,
  part: SharedPart,
  withId: string,
): Promise<void> {
  const [kind] = partKinds[part];
  const counting = await countingRegister(tx, withId, kind, fromYear);
  if (counting.id !== null && counting.closedOn === null) return;
  throw new AppError('registry.share-none', {
    ...{ name: nameOf(withId), row: withId },
    register: registerTerms[kind].th,
  });
}

const placeOf = ({ unitId, kind }: Pick<Counted, 'unitId' | 'kind'>) => `${unitId} ${kind}`;

/** Of every unit for which another register would count, also those that share with this one. */
async function assertSameInYear(
  deps: Dependencies,
  tx: Tx,
  asked: Asked,
  before: readonly Counted[],
): Promise<void> {
  const after = await listCounted(tx, asked.unit.id, asked.fromYear);
  const then = new Map(after.map((one) => [placeOf(one), one.countedId]));
  const moved = before.filter((one) => then.get(placeOf(one)) !== one.countedId);
  const withNumbers = moved.filter(({ hasNumbers }) => hasNumbers);
  for (const one of withNumbers) {
    if (one.isClosed && then.get(placeOf(one)) === asked.unit.id) continue;
    const register = registerTerms[one.kind].th;
    const years = { year: asked.thisYear, next: asked.thisYear + 1 };
    throw new AppError('registry.share-year', {
      ...{ name: asked.nameOf(one.unitId), row: one.unitId },
      register,
      ...years,
    });
  }
  const ended = new Map(withNumbers.map((one) => [one.kind, one.last]));
  for (const [kind, last] of ended) await goOn(deps, tx, asked, kind, last);
}

/** Its own register goes on where the closed one ended, so that no printed number comes twice. */
async function goOn(
  { platform }: Dependencies,
  tx: Tx,
  { unit, fromYear, by }: Asked,
  kind: RegisterKind,
  last: number,
): Promise<void> {
  const registerId = await openRegister(tx, unit.id, kind, by.at, fromYear);
  const reason = 'ทะเบียนที่ใช้ร่วมกันปิดแล้ว';
  const start = { registerId, year: fromYear, last, reason, by: by.id, at: by.at };
  await continueRegister(platform.audit, tx, { ...start, requestId: by.requestId });
}
