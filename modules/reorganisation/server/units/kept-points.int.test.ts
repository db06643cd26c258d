import { addDays } from '@sarn/kernel';
import type { PointAnswer } from '@sarn/register/contract';
import { openInstance, withoutSecond } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { clockWithinYear } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, unitsOf } from './units.testing.ts';

// Where documents are received, and which register counts, after a unit was merged, dissolved or split.

let office: OfficeInstance;
let policy: string;
let legal: string;
beforeAll(async () => {
  office = await openInstance({ clock: clockWithinYear() });
  await withoutSecond(office);
  [policy, legal] = [office.unit('policy'), office.unit('legal')];
});
afterAll(() => office.close());

const { change, clerkOf, found } = unitsOf(() => office);

const section = async (code: string, parentId: string) => {
  const unit = { code, parentId, nameTh: `กลุ่ม ${code}` };
  return String((await ok(found(unit, { from: office.dayFromToday(-5) })))['unitId']);
};
const end = (unitId: string, more: object = {}) =>
  ok(
    office.post('admin', `/registry/unit-dissolution/${unitId}/end`, {
      ...{ seen: 0, lastDay: addDays(office.today, -1), orderNo: '12/2569', ...more },
    }),
  );
const read = async () =>
  (await ok(office.get('admin', '/registry/points'))) as unknown as PointAnswer;
const own = { receive: null, send: null, memo: null };

async function set(unitId: string, given: object): Promise<void> {
  const { points, free } = await read();
  const known = points.find((point) => point.unitId === unitId);
  const version = known?.version ?? free.find(({ id }) => id === unitId)?.version ?? 0;
  await ok(
    office.post('admin', '/registry/points/save', {
      ...{ unitId, version, level: 'section', throughId: '', coverIds: [], validTo: '' },
      ...{ shares: own, reason: 'จัดจุดรับ', ...given },
    }),
  );
}
const pointOf = async (unitId: string) =>
  (await read()).points.find((point) => point.unitId === unitId);
const coversOf = async (unitId: string) =>
  new Set((await pointOf(unitId))?.covers.map(({ id }) => id));

describe('registration points', () => {
  it('of the unit that goes on receive for the same units, and others receive through them', async () => {
    const merged = await section('policy.1', policy);
    const goesOn = await section('policy.2', policy);
    const below = await section('policy.3', policy);
    const other = await section('policy.4', policy);
    for (const unitId of [merged, goesOn, below]) await clerkOf(unitId);
    await set(goesOn, {});
    await set(merged, { coverIds: [other] });
    await set(below, { throughId: merged });
    await end(merged, { successorId: goesOn });
    expect(await coversOf(goesOn)).toEqual(new Set([other]));
    expect((await pointOf(below))?.through?.id).toBe(goesOn);
    const { rows } = await ok(office.get('admin', `/registry/points/${below}/changes`));
    expect(rows).toMatchObject([
      {
        reason: 'กลุ่ม policy.1 สิ้นสุดตามคำสั่งที่ 12/2569',
        changes: [{ field: 'through', from: 'กลุ่ม policy.1', to: 'กลุ่ม policy.2' }],
      },
      {},
    ]);
    // A form that was open before would bring the ended unit back.
    const stale = await office.post('admin', '/registry/points/save', {
      ...{ unitId: below, version: 1, level: 'section', throughId: '', reason: 'จัดจุดรับ' },
    });
    expect(stale).toMatchObject({ status: 409, code: 'settings.stale' });
  });

  it('that receive for a split unit receive for its parts, and a dissolved one is received above', async () => {
    const divided = await section('legal.1', legal);
    const ends = await section('legal.2', legal);
    const below = await section('legal.3', legal);
    for (const unitId of [ends, below]) await clerkOf(unitId);
    await set(legal, { coverIds: [divided] });
    await set(ends, {});
    await set(below, { throughId: ends });
    const parts = [1, 2].map((at) => ({
      ...{ code: `legal.1.${at}`, nameTh: `ส่วน ${at}`, letterCode: '', postIds: [] },
    }));
    const given = { act: 'split', parts, goesOn: true, rest: {} };
    const { unitIds } = await ok(change(divided, given));
    expect(await coversOf(legal)).toEqual(new Set([divided, ...(unitIds as string[])]));
    await end(ends);
    expect((await pointOf(below))?.through?.id).toBe(legal);
    await end(divided, { successorId: (unitIds as string[])[0] });
    expect(await coversOf(legal)).toEqual(new Set(unitIds as string[]));
  });
});

describe('shared registers', () => {
  const open = (unitId: string, kind: string) =>
    office.app.db.query(
      `insert into register (id, unit_id, kind, created_at)
       values (gen_random_uuid(), $1, $2, now())`,
      [unitId, kind],
    );
  const counting = async (unitId: string) => {
    const rows = await office.app.db.query<{ unit: string }>(
      `select counting_unit($1, 'memo', $2) unit`,
      [unitId, office.buddhistYear],
    );
    return rows[0]?.unit;
  };
  const leftAt = async (unitId: string) => {
    const { rows } = await ok(office.get('admin', '/registry/unit-dissolutions'));
    const ended = rows as { unit: { id: string }; left: { kind: string; name: string }[] }[];
    return ended.find(({ unit }) => unit.id === unitId)?.left;
  };

  it('go on with the unit above that goes on; who has numbers of the year is told by name', async () => {
    const ends = await section('policy.5', policy);
    const fresh = await section('policy.5.1', policy);
    const numbered = await section('policy.5.2', policy);
    for (const unitId of [ends, fresh, numbered]) await clerkOf(unitId);
    await set(ends, {});
    for (const unitId of [policy, ends]) await open(unitId, 'memo');
    for (const unitId of [fresh, numbered]) {
      await set(unitId, { throughId: ends, shares: { ...own, memo: ends } });
    }
    await office.app.db.query(
      `with counted as (
         insert into register_counter (register_id, be_year, last_number)
         select id, $2, 1 from register where unit_id = $1 and kind = 'memo' returning register_id)
       insert into register_entry (id, register_id, be_year, number, state, entered_by, entered_at,
         for_unit_id)
       select gen_random_uuid(), register_id, $2, 1, 'RESERVED', $4, now(), $3 from counted`,
      [ends, office.buddhistYear, numbered, office.person('admin')],
    );
    await end(ends);
    expect([await counting(fresh), await counting(numbered)]).toEqual([policy, ends]);
    expect(await leftAt(ends)).toEqual([
      expect.objectContaining({ kind: 'shares', name: 'กลุ่ม policy.5.2' }),
    ]);
    // Mended, nothing is left.
    await set(numbered, { throughId: policy });
    expect(await leftAt(ends)).toEqual([]);
  });
});
