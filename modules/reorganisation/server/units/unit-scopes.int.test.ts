import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contact, ok, rowsOf, unitsOf } from './units.testing.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
let inside = '';
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
  inside = String((await ok(found()))['unitId']);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const { detailOf, found, order } = unitsOf(() => office);
/** Keeps sections by a role of its own, whose scope each test sets. */
const keeper = 'officer.legal';

/** Grants the sections with a scope, in a unit of the grant. */
async function grant(scope: string, unit: string | null): Promise<void> {
  const { platform } = office.app;
  await platform.db.transaction(async (tx) => {
    await tx.query(
      `delete from role_grant where role_id in (select id from role where code = 'keeper')`,
    );
    await tx.query(
      `delete from role_permission where role_id in (select id from role where code = 'keeper')`,
    );
    await tx.query(
      `insert into role (id, code, name_th, name_en, sort)
       values (gen_random_uuid(), 'keeper', 'ผู้ดูแลส่วนงาน', '', 90)
       on conflict do nothing`,
    );
    await tx.query(
      `insert into role_permission (role_id, permission, scope)
       select id, 'settings.sections', $1 from role where code = 'keeper'`,
      [scope],
    );
    await tx.query(
      `insert into role_grant (id, role_id, person_id, unit_id, created_at)
       select gen_random_uuid(), id, $1, $2, now() from role where code = 'keeper'`,
      [office.person(keeper), unit],
    );
    await platform.announcements.announce(tx, 'rights');
  });
}

const listed = async () =>
  rowsOf(await office.get(keeper, '/settings/sections')).map(({ id }) => id);
const below = async (unitId: string) =>
  rowsOf(await office.get(keeper, `/settings/sections?parentId=${unitId}`)).map(({ id }) => id);
const foundBy = async (text: string) =>
  rowsOf(await office.get(keeper, `/settings/sections/find?search=${text}`)).map(({ id }) => id);
const statusOf = async (unitId: string) =>
  (await office.get(keeper, `/settings/sections/${unitId}`)).status;
const make = (parentId: string, code: string) =>
  office.post(keeper, '/settings/sections', {
    unit: { parentId, code, kind: 'group', nameTh: `กลุ่ม ${code}`, ...contact('') },
    order: order(),
  });
async function correct(unitId: string, phone: string) {
  const { version, code, sortKey } = await detailOf(unitId);
  const unit = { code, kind: 'group', sortKey, ...contact(phone) };
  return office.post(keeper, `/settings/sections/${unitId}/correct`, { seen: version, unit });
}
const refused = { status: 403, code: 'reorganisation.outside-scope' };

describe('sections by the scope of the grant', () => {
  it('subtree: the unit of the grant and all below it, and nothing outside', async () => {
    const [policy, legal] = [office.unit('policy'), office.unit('legal')];
    await grant('subtree', policy);
    expect(await listed()).toEqual([policy]);
    expect(await below(policy)).toEqual([inside]);
    expect(await foundBy('')).toEqual([policy, inside]);
    expect(await correct(inside, '02 111 0000')).toMatchObject({ status: 200 });
    expect((await detailOf(inside)) as object).toMatchObject({ phone: '02 111 0000' });
    expect(await make(policy, 'policy.2')).toMatchObject({ status: 200 });
    // The own unit of the keeper is outside the grant.
    expect(await make(legal, 'legal.9')).toMatchObject(refused);
    expect([
      await statusOf(policy),
      await statusOf(legal),
      await statusOf(office.unit('agency')),
    ]).toEqual([200, 403, 403]);
    expect(await office.get(keeper, `/settings/sections?parentId=${legal}`)).toMatchObject(refused);
    expect(await office.get(keeper, `/settings/sections/${legal}/history`)).toMatchObject(refused);
  });

  it('is asked by every process at the next call', async () => {
    expect(await second.get(keeper, '/settings/sections')).toMatchObject({
      rows: [{ id: office.unit('policy') }],
    });
  });

  it('unit: the unit alone', async () => {
    const policy = office.unit('policy');
    await grant('unit', policy);
    expect(await listed()).toEqual([policy]);
    expect(await below(policy)).toEqual([]);
    expect(await foundBy('')).toEqual([policy]);
    expect([await statusOf(policy), await statusOf(inside)]).toEqual([200, 403]);
    expect(await correct(inside, '02 222 0000')).toMatchObject(refused);
  });

  it('subtree without a unit of the grant: those of the own posts', async () => {
    await grant('subtree', null);
    expect(await listed()).toEqual([office.unit('legal')]);
  });

  it('own: no unit at all', async () => {
    await grant('own', null);
    expect([await listed(), await foundBy('')]).toEqual([[], []]);
    expect(await statusOf(office.unit('legal'))).toBe(403);
  });

  it('agency: every unit, and still no division is corrected or moved', async () => {
    await grant('agency', null);
    expect(await foundBy('')).toEqual(expect.arrayContaining([office.unit('legal'), inside]));
    expect(await make(office.unit('legal'), 'legal.1')).toMatchObject({ status: 200 });
    expect(await correct(office.unit('legal'), '02 333 0000')).toMatchObject(refused);
    expect((await office.get(keeper, '/settings/units')).status).toBe(403);
  });
});
