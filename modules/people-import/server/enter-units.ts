import { need, newId } from '@sarn/kernel';
import type { Actor, UnitDraft } from '@sarn/organisation/server';
import type { Tx } from '@sarn/platform-server';
import { listKnownUnits } from '@sarn/personnel/server';
import type { KnownUnit } from '@sarn/personnel/server';
import type { PeopleImport } from './needs.ts';
import type { Before, MadeRow } from './made-row.ts';
import type { CheckedRow } from './staged.ts';
import type { Above, UnitPlan } from './unit-plan.ts';

type Row = CheckedRow<UnitPlan>;
export interface Made {
  readonly row: number;
  readonly made: MadeRow;
}

/** First day of units whose table names none: they have always been there. */
const always = '1900-01-01';

/** Enters units, those above before those below. @returns what each row made */
export async function enterUnits(
  { people }: PeopleImport,
  tx: Tx,
  by: Actor,
  rows: readonly Row[],
): Promise<Made[]> {
  const planned = rows
    .flatMap(({ row, plan }) => (plan ? [{ row, plan }] : []))
    .toSorted((a, b) => a.plan.depth - b.plan.depth || a.row - b.row);
  const fresh = planned.filter(({ plan }) => plan.unitId === null);
  const ids = new Map(fresh.map(({ row }) => [row, newId()]));
  const idOf = (above: Above): string | null => {
    if (above === null) return null;
    return 'id' in above ? above.id : need(ids.get(above.row), 'the unit above is entered first');
  };
  const drafts = fresh.map(({ row, plan }) => draftOf(plan, need(ids.get(row), 'id'), idOf));
  await people.createUnits(tx, by, drafts);
  const known = new Map((await listKnownUnits(tx)).map((unit) => [unit.id, unit]));
  const made: Made[] = fresh.map(({ row }) => ({ row, made: madeNew(ids.get(row) ?? '') }));
  for (const { row, plan } of planned) {
    const unit = plan.unitId === null ? undefined : known.get(plan.unitId);
    if (!unit) continue;
    const change = changeOf(plan, unit, idOf);
    await people.updateUnit(tx, by, unit.id, change);
    made.push({ row, made: madeChanged(unit, change) });
  }
  return made;
}

function draftOf(plan: UnitPlan, id: string, idOf: (above: Above) => string | null): UnitDraft {
  const { values, above = null, code, validFrom, validTo } = plan;
  const first = validFrom ?? always;
  return {
    ...{ id, code, parentId: idOf(above), kind: values.kind ?? 'team' },
    ...values,
    ...{ nameTh: values.nameTh ?? code, validFrom: first, validTo },
  };
}

type UnitChange = Partial<UnitDraft>;

function changeOf(
  { values, above }: UnitPlan,
  unit: KnownUnit,
  idOf: (above: Above) => string | null,
): UnitChange {
  const moved = above === undefined ? {} : { parentId: idOf(above) };
  const wanted = Object.entries({ ...values, ...moved });
  return Object.fromEntries(
    wanted.filter(([field, value]) => unit[field as keyof KnownUnit] !== value),
  ) as UnitChange;
}

const madeNew = (id: string): MadeRow => ({
  ...{ state: 'new', id, before: {}, after: {}, postId: null, holdingId: null },
  ...{ endedHoldingId: null, hasAccount: false },
});

function madeChanged(unit: KnownUnit, change: UnitChange): MadeRow {
  const fields = Object.keys(change) as (keyof KnownUnit & keyof UnitChange)[];
  const before = Object.fromEntries(fields.map((field) => [field, unit[field] ?? null])) as Before;
  const after = Object.fromEntries(fields.map((field) => [field, change[field] ?? null])) as Before;
  return { ...madeNew(unit.id), state: 'changed', before, after };
}
