import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleLine, RoleTypeLine } from '../contract/index.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
  await office.assignedLetter();
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const reason = 'ตามคำสั่งสำนักงาน';
const rowsOf = async <R>(path: string) =>
  ((await office.get('admin', path)) as unknown as { rows: R[] }).rows;
const typeOf = async (code: string) => {
  const found = (await rowsOf<RoleTypeLine>('/access/role-types')).find((one) => one.code === code);
  if (!found) throw new Error(`no type ${code}`);
  return found;
};
const roleOf = async (code: string) => {
  const found = (await rowsOf<RoleLine>('/access/roles')).find((one) => one.code === code);
  if (!found) throw new Error(`no role ${code}`);
  return found;
};
const change = async (code: string, values: Partial<RoleTypeLine>) => {
  const { isSeed: _seed, roles: _roles, ...row } = await typeOf(code);
  return office.post('admin', '/access/role-types/save', { ...row, ...values, reason });
};

/** Whether the portal of each process shows the view of a head. */
const heads = async (account: string) => {
  const here = await office.get(account, '/registry/home/head');
  const there = (await second.get(account, '/registry/home/head')) as { item: unknown };
  return [here['item'] !== null, there.item !== null];
};

describe('a type of roles, set in the centre', () => {
  it('gives the portal of a head to all its roles, and takes it, in every process', async () => {
    expect(await heads('director')).toEqual([true, true]);
    expect(await change('executive', { hasHeadPortal: false })).toMatchObject({ status: 200 });
    expect(await heads('director')).toEqual([false, false]);
    expect(await change('executive', { hasHeadPortal: true })).toMatchObject({ status: 200 });
    expect(await heads('director')).toEqual([true, true]);
  });

  it('gives it by no role that has ended', async () => {
    const until = (day: string | null) =>
      office.app.db.query(`update role set valid_to = $1 where type_code = 'executive'`, [day]);
    await until(office.dayFromToday(-1));
    expect(await heads('director')).toEqual([false, false]);
    await until(null);
    expect(await heads('director')).toEqual([true, true]);
  });

  it('limits how far its roles reach', async () => {
    expect(await change('clerk', { widestScope: 'unit' })).toMatchObject({
      ...{ status: 422, code: 'access.scope-too-wide' },
    });
    const made = { nameTh: 'ผู้ช่วยธุรการ', nameEn: '', validFrom: office.today, validTo: null };
    const type = { grantee: 'any', needsSecond: false, hasHeadPortal: false, sort: 9 };
    const own = { ...made, ...type, code: 'helper', widestScope: 'unit', version: 0, reason };
    expect(await office.post('admin', '/access/role-types/save', own)).toMatchObject({
      status: 200,
    });
    const role = { ...made, code: 'helper', typeCode: 'helper', legacyNo: null, reason };
    expect(await office.post('admin', '/access/roles/create', role)).toMatchObject({ status: 200 });
    const { id, version } = await roleOf('helper');
    const give = (scope: string) =>
      office.post('admin', `/access/roles/${id}/permissions`, {
        ...{ version, reason, set: [{ permission: 'registry.register', scope }] },
      });
    expect(await give('agency')).toMatchObject({ code: 'access.scope-too-wide' });
    expect(await give('unit')).toMatchObject({ status: 200 });
    // Nor by a change of type: what it has would reach further than the new type allows.
    const wide = { ...role, code: 'wide', typeCode: 'special' };
    expect(await office.post('admin', '/access/roles/create', wide)).toMatchObject({ status: 200 });
    const asWide = await roleOf('wide');
    const set = [{ permission: 'registry.draft', scope: 'agency' }];
    const path = `/access/roles/${asWide.id}`;
    const given = { version: asWide.version, reason, set };
    expect(await office.post('admin', `${path}/permissions`, given)).toMatchObject({ status: 200 });
    const narrowed = { ...role, typeCode: 'helper', version: (await roleOf('wide')).version };
    const refused = await office.post('admin', `${path}/change`, narrowed);
    expect(refused).toMatchObject({ status: 422, code: 'access.scope-too-wide' });
    expect(refused['message']).not.toContain('registry.draft');
  });

  it('says to whom its roles may be granted', async () => {
    expect(await change('helper', { grantee: 'post' })).toMatchObject({ status: 200 });
    const { id: roleId } = await roleOf('helper');
    const grant = { roleId, personId: office.person('officer.policy'), validFrom: office.today };
    expect(await office.post('admin', '/access/grants/make', { ...grant, reason })).toMatchObject({
      code: 'access.wrong-grantee',
    });
    expect(await change('helper', { grantee: 'any' })).toMatchObject({ status: 200 });
    expect(await office.post('admin', '/access/grants/make', { ...grant, reason })).toMatchObject({
      state: 'applied',
    });
  });

  it('asks for a second person for its roles', async () => {
    expect(await change('helper', { needsSecond: true })).toMatchObject({ status: 200 });
    const { id, version } = await roleOf('helper');
    const unit = { version, reason, set: [{ permission: 'registry.register', scope: 'none' }] };
    expect(await office.post('admin', `/access/roles/${id}/permissions`, unit)).toMatchObject({
      state: 'waiting',
    });
  });

  it('tells the second editor who was first (R1)', async () => {
    const { isSeed: _seed, roles: _roles, ...seen } = await typeOf('special');
    const first = await change('special', { nameEn: 'Of one field' });
    expect(first).toMatchObject({ status: 200 });
    const late = { ...seen, nameEn: 'Special', reason };
    const answer = await office.post('admin', '/access/role-types/save', late);
    expect(answer).toMatchObject({ status: 409, code: 'access.stale' });
    expect((await typeOf('special')).nameEn).toBe('Of one field');
  });
});
