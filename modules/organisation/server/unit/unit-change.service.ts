import { AppError, addDays, civilDateAt, formatInstant, newId, searchForm } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { mayBeBelow, mostLevels } from '../../contract/index.ts';
import { listCards } from '../person.store.ts';
import type { Actor, Changes } from '../change.ts';
import { orTaken } from '../taken.ts';
import { insertUnit, listAncestors, lockTreeForUpdate } from '../unit.store.ts';
import {
  changePast,
  changeUnitRow,
  findFacts,
  findFactsForUpdate,
  findHeight,
  findLetterCode,
  hasRoot,
  isCodeKnown,
  keepPast,
  listPastFrom,
} from './unit-change.store.ts';
import type { DatedValues, PlainValues, UnitFacts } from './unit-change.store.ts';

/** Why something changes, as the audit trail keeps it. */
export interface Order {
  /** The first day of the new values: today or earlier. */
  readonly from: CivilDate;
  readonly orderNo: string;
  readonly reason: string;
}

export type NewUnitValues = DatedValues & Omit<PlainValues, 'sortKey'>;

/** The acts by which a unit itself changes; its registers stay with it, whatever it is called. */
export interface UnitActs {
  /** All values of a unit today. @throws AppError 'platform.not-found' */
  unitFacts(h: Handle, id: string): Promise<UnitFacts>;
  /**
   * Makes a unit that begins on a day.
   *
   * @throws AppError 'identity.unit-one-root', 'identity.unit-code-known', 'identity.unit-rank',
   *   'identity.unit-too-deep', 'identity.letter-code-taken', 'identity.unit-ended'
   */
  foundUnit(tx: Tx, by: Actor, values: NewUnitValues, order: Order): Promise<string>;
  /**
   * Changes names, letter code or the unit above from a day on. What was valid before is kept, so
   * documents of before show it.
   *
   * @param seen the version that the caller read; null where nobody read one, as in a plan
   * @throws AppError 'identity.unit-stale', 'identity.unit-day', 'identity.unit-changed-after',
   *   'identity.letter-code-taken', 'identity.unit-cycle', 'identity.unit-rank',
   *   'identity.unit-too-deep', 'identity.unit-one-root', 'identity.unit-ended'
   */
  changeUnitFrom(
    tx: Tx,
    by: Actor,
    unitId: string,
    values: Partial<DatedValues>,
    order: Order & { readonly seen: number | null },
  ): Promise<void>;
  /**
   * Counts an act on a unit that changes none of its values, such as a split.
   *
   * @throws AppError 'identity.unit-stale', 'identity.unit-ended'
   */
  touchUnit(tx: Tx, by: Actor, unitId: string, seen: number | null): Promise<void>;
  /**
   * Checks a change of a later day as if it were made today.
   *
   * @throws as `changeUnitFrom`
   */
  assertChangeable(tx: Tx, unitId: string, values: Partial<DatedValues>): Promise<void>;
  /**
   * Corrects values that have no days.
   *
   * @throws AppError 'identity.unit-stale', 'identity.unit-code-known', 'identity.unit-rank'
   */
  correctUnit(
    tx: Tx,
    by: Actor,
    unitId: string,
    values: Partial<PlainValues>,
    seen: number,
  ): Promise<void>;
}

/** The act under which a change is recorded, by the value that changes. */
const actOf = (values: Partial<DatedValues>): string => {
  if (values.parentId !== undefined) return 'unit-moved';
  return values.letterCode === undefined ? 'unit-renamed' : 'unit-letter-code';
};

export function createUnitActs({ now, record }: Changes): UnitActs {
  const today = (): CivilDate => civilDateAt(now());
  const assertChange = async (tx: Tx, unit: UnitFacts, values: Partial<DatedValues>) => {
    if (unit.validTo !== null && unit.validTo < today()) throw ended(unit);
    if (values.letterCode) await assertFree(tx, values.letterCode, unit.id, today());
    if (values.parentId !== undefined) {
      await assertMovable(tx, unit, values.parentId, today());
    }
  };
  return {
    async unitFacts(h, id) {
      return known(await findFacts(h, id));
    },
    foundUnit: createFounding({ now, record }),
    async changeUnitFrom(tx, by, unitId, values, order) {
      if (values.parentId !== undefined) await lockTreeForUpdate(tx);
      const unit = known(await findFactsForUpdate(tx, unitId));
      await assertSeen(tx, unit, order.seen, today());
      if (order.from < unit.validFrom) {
        throw new AppError('identity.unit-day', { day: unit.validFrom });
      }
      await assertChange(tx, unit, values);
      await assertLast(tx, unit, values, order.from);
      if (order.from > unit.validFrom) await keepPast(tx, [unitId], addDays(order.from, -1));
      await changePast(tx, unitId, values, order.from);
      const searchText = searchTextOf({ ...unit, ...values });
      await changeUnitRow(tx, unitId, values, { searchText, by: by.callerId, at: now() });
      const detail = { ...wordsOf(order), ...differences(unit, values) };
      await record(tx, by, actOf(values), { kind: 'unit', id: unitId }, detail);
    },
    async touchUnit(tx, by, unitId, seen) {
      const unit = known(await findFactsForUpdate(tx, unitId));
      await assertSeen(tx, unit, seen, today());
      await assertChange(tx, unit, {});
      const searchText = searchTextOf(unit);
      await changeUnitRow(tx, unitId, {}, { searchText, by: by.callerId, at: now() });
    },
    async assertChangeable(tx, unitId, values) {
      await assertChange(tx, known(await findFacts(tx, unitId)), values);
    },
    async correctUnit(tx, by, unitId, values, seen) {
      const unit = known(await findFactsForUpdate(tx, unitId));
      await assertSeen(tx, unit, seen, today());
      const { code, kind } = values;
      if (code !== undefined && code !== unit.code && (await isCodeKnown(tx, code, unitId))) {
        throw codeKnown(code);
      }
      if (kind !== undefined && kind !== unit.kind) {
        await assertRank(tx, kind, unit.parentId);
      }
      const searchText = searchTextOf({ ...unit, ...values });
      await orTaken(changeUnitRow(tx, unitId, values, { searchText, by: by.callerId, at: now() }));
      const detail = differences(unit, values);
      await record(tx, by, 'unit-corrected', { kind: 'unit', id: unitId }, detail);
    },
  };
}

/** Makes new units: their place in the tree is checked while no other act changes it. */
const createFounding = ({ now, record }: Pick<Changes, 'now' | 'record'>): UnitActs['foundUnit'] =>
  async function foundUnit(tx, by, values, order) {
    await lockTreeForUpdate(tx);
    const today = civilDateAt(now());
    if (await isCodeKnown(tx, values.code, unknownId)) throw codeKnown(values.code);
    await assertPlace(tx, values, today);
    if (values.letterCode) await assertFree(tx, values.letterCode, unknownId, today);
    const id = newId();
    const unit = { ...rowOf(values), id, valid_from: order.from };
    await orTaken(insertUnit(tx, { ...unit, changed_by: by.callerId, changed_at: now() }));
    const detail = { ...wordsOf(order), nameTh: values.nameTh, code: values.code };
    await record(tx, by, 'unit-created', { kind: 'unit', id }, detail);
    return id;
  };

/** An id that no unit has, for questions about all units but one. */
const unknownId = '00000000-0000-0000-0000-000000000000';

const codeKnown = (code: string) => new AppError('identity.unit-code-known', { code });
const ended = ({ nameTh }: UnitFacts) => new AppError('identity.unit-ended', { unit: nameTh });

function known(unit: UnitFacts | undefined): UnitFacts {
  if (!unit) throw new AppError('platform.not-found');
  return unit;
}

/** Whoever changes what somebody else changed meanwhile is told by whom, and when. */
async function assertSeen(
  h: Handle,
  unit: UnitFacts,
  seen: number | null,
  today: CivilDate,
): Promise<void> {
  if (seen === null || seen === unit.version) return;
  const [card] = unit.changedBy ? await listCards(h, today, [unit.changedBy]) : [];
  const time = unit.changedAt ? formatInstant(unit.changedAt) : '';
  throw new AppError('identity.unit-stale', { name: card?.name ?? '–', time });
}

/** A value that changed once more later cannot be changed before: which of both held is unknown. */
async function assertLast(
  h: Handle,
  unit: UnitFacts,
  values: Partial<DatedValues>,
  from: CivilDate,
): Promise<void> {
  const fields = datedFields.filter((field) => values[field] !== undefined);
  const later = await listPastFrom(h, unit.id, from);
  if (later.some((past) => fields.some((field) => past[field] !== unit[field]))) {
    throw new AppError('identity.unit-changed-after');
  }
}

async function assertFree(
  h: Handle,
  letterCode: string,
  exceptId: string,
  today: CivilDate,
): Promise<void> {
  const unit = await findLetterCode(h, letterCode, exceptId, today);
  if (unit !== undefined) throw new AppError('identity.letter-code-taken', { unit });
}

async function assertMovable(
  tx: Tx,
  unit: UnitFacts,
  parentId: string | null,
  today: CivilDate,
): Promise<void> {
  if (unit.parentId === null || parentId === null) throw new AppError('identity.unit-one-root');
  const line = await listAncestors(tx, parentId);
  if (line.includes(unit.id)) throw new AppError('identity.unit-cycle');
  await assertLives(tx, parentId, today);
  await assertRank(tx, unit.kind, parentId);
  assertDepth(line.length + (await findHeight(tx, unit.id, today)));
}

async function assertPlace(
  tx: Tx,
  { parentId, kind }: Pick<NewUnitValues, 'parentId' | 'kind'>,
  today: CivilDate,
): Promise<void> {
  if (parentId === null) {
    if (await hasRoot(tx, today)) throw new AppError('identity.unit-one-root');
    return;
  }
  await assertLives(tx, parentId, today);
  await assertRank(tx, kind, parentId);
  assertDepth((await listAncestors(tx, parentId)).length + 1);
}

async function assertLives(h: Handle, unitId: string, today: CivilDate): Promise<void> {
  const unit = known(await findFacts(h, unitId));
  if (unit.validTo !== null && unit.validTo < today) throw ended(unit);
}

async function assertRank(
  h: Handle,
  kind: UnitFacts['kind'],
  parentId: string | null,
): Promise<void> {
  const above = parentId === null ? undefined : await findFacts(h, parentId);
  if (above && !mayBeBelow(kind, above.kind)) throw new AppError('identity.unit-rank');
}

function assertDepth(levels: number): void {
  if (levels > mostLevels) throw new AppError('identity.unit-too-deep', { levels: mostLevels });
}

const datedFields = ['parentId', 'nameTh', 'nameEn', 'abbreviation', 'letterCode'] as const;

const wordsOf = ({ from, orderNo, reason }: Order) => ({ from, orderNo, reason });

/** What changed, as `field: [old, new]`. */
function differences(
  unit: UnitFacts,
  values: Partial<DatedValues & PlainValues>,
): Record<string, string> {
  const now = new Map<string, unknown>(Object.entries(unit));
  const pairs = Object.entries(values).filter(([field, value]) => now.get(field) !== value);
  return Object.fromEntries(
    pairs.flatMap(([field, value]) => [
      [`${field}.old`, String(now.get(field) ?? '')],
      [`${field}.new`, value ?? ''],
    ]),
  );
}

type Searched = Pick<UnitFacts, 'nameTh' | 'nameEn' | 'abbreviation' | 'code' | 'letterCode'>;

const searchTextOf = ({ nameTh, nameEn, abbreviation, code, letterCode }: Searched): string =>
  searchForm([nameTh, nameEn, abbreviation, code, letterCode].join(' '));

function rowOf(values: NewUnitValues) {
  return {
    parent_id: values.parentId,
    code: values.code,
    kind: values.kind,
    name_th: values.nameTh,
    name_en: values.nameEn,
    abbreviation: values.abbreviation,
    letter_code: values.letterCode,
    address: values.address,
    phone: values.phone,
    fax: values.fax,
    mail: values.mail,
    sort_key: values.code,
    search_text: searchTextOf(values),
  };
}
