import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { clockWithinYear } from '@sarn/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTermSettings } from './term-settings.testing.ts';

let office: OfficeInstance;
let terms: Awaited<ReturnType<typeof openTermSettings>>;
beforeAll(async () => {
  office = await openInstance({ clock: clockWithinYear() });
  terms = await openTermSettings(office);
}, 180_000);
afterAll(async () => {
  await terms.close();
  await office.close();
});

const table = 'employee-type';
const own = { retires: 'none', mayHead: true, maySign: true, also: ['รายวัน'] };

it('an own type is offered, given, counted and read from a file the next moment', async () => {
  await terms.set(table, 'daily', 'ลูกจ้างรายวัน', own);
  expect(await terms.offered(table)).toContain('daily');
  const personId = await terms.added('801', { employment: 'daily' });
  expect((await terms.employment(personId)).type).toBe('daily');
  expect(await terms.used(table, 'daily', 'person')).toBe(1);
  const head = ['รหัสพนักงาน', 'ชื่อ-สกุล', 'สังกัด', 'ประเภทบุคลากร'];
  const rows = [
    ['802', 'นายหนึ่ง รายวัน', 'กองนโยบาย', 'ลูกจ้างรายวัน'],
    ['803', 'นายสอง รายวัน', 'กองนโยบาย', 'รายวัน'],
  ];
  expect(await terms.enterFile([head, ...rows])).toEqual([]);
  expect(await terms.used(table, 'daily', 'person')).toBe(3);
});

it('how it ends decides the day of retirement and who is listed as leaving', async () => {
  const year = Number(office.today.slice(0, 4));
  const birthday = `${year - 60}-05-05`;
  const personId = await terms.added('811', { employment: 'daily', birthday });
  const listed = async () => (await terms.leaving()).includes(personId);
  expect((await terms.employment(personId)).retiresOn).toBeNull();
  expect(await listed()).toBe(false);
  await terms.change(table, 'daily', { values: { retires: 'age60-fy' } });
  expect((await terms.employment(personId)).retiresOn).toBe(`${year}-09-30`);
  expect(await listed()).toBe(true);
  await terms.change(table, 'daily', { values: { retires: 'contract' } });
  expect((await terms.employment(personId)).retiresOn).toBeNull();
});

it('who may not head is not made head of a unit, by form or file', async () => {
  await terms.change(table, 'daily', { values: { mayHead: false } });
  expect(await terms.add('821', { employment: 'daily', duty: 'head' })).toMatchObject({
    ...{ status: 422, code: 'personnel.may-not-head' },
    message: 'ลูกจ้างรายวัน เป็นหัวหน้าไม่ได้',
  });
});

it('who may not sign is not offered as a signatory, refused on a route, and cannot sign', async () => {
  const head = office.person('head.policy');
  expect((await terms.setType(head, 'daily')).status).toBe(200);
  const waiting = await office.draft('officer.policy', ['legal']);
  await office.act('officer.policy', waiting, 'submit', { reviewerIds: [], signatoryId: head });
  const offeredTo = () => terms.card('หัวหน้านโยบาย', '&maySign=true');
  expect(await offeredTo()).toHaveLength(1);
  await terms.change(table, 'daily', { values: { maySign: false } });
  expect(await offeredTo()).toEqual([]);
  expect(await terms.card('หัวหน้านโยบาย')).toHaveLength(1);
  const refusal = 'identity.may-not-sign';
  const other = await office.draft('officer.policy', ['legal']);
  const form = { reviewerIds: [], signatoryId: head };
  const { version } = await office.document('officer.policy', other);
  const refused = await terms.post('officer.policy', `/registry/document/${other}/act`, {
    ...{ on: 'document', targetId: other, act: 'submit', version, form },
  });
  expect(refused).toMatchObject({ status: 422, code: refusal });
  expect(refused['message']).toMatch(/เป็นลูกจ้างรายวัน ลงนามไม่ได้$/);
  const password = 'Sarn2569';
  const late = await office.document('head.policy', waiting);
  const signing = await office.tryAct('head.policy', waiting, {
    ...{ on: 'document', targetId: waiting, act: 'sign', version: late.version },
    form: { password },
  });
  expect(signing).toMatchObject({ status: 422, code: refusal });
  await terms.change(table, 'daily', { values: { maySign: true } });
  expect((await office.act('head.policy', waiting, 'sign', { password })).number).toMatch(/\d$/);
});

it('an ended type is refused, and stays with who has it', async () => {
  const personId = await terms.added('831', { employment: 'daily' });
  await terms.end(table, 'daily');
  expect(await terms.offered(table)).not.toContain('daily');
  expect(await terms.add('832', { employment: 'daily' })).toMatchObject({ code: 'settings.ended' });
  expect(await terms.setType(office.person('officer.legal'), 'daily')).toMatchObject({
    ...{ status: 422, code: 'settings.ended' },
  });
  expect((await terms.setType(personId, 'daily')).status).toBe(200);
  expect((await terms.employment(personId)).type).toBe('daily');
  expect((await terms.setType(personId, 'no-such')).status).toBe(422);
  const head = ['รหัสพนักงาน', 'ชื่อ-สกุล', 'สังกัด', 'ประเภทบุคลากร'];
  const rows = [
    ['831', 'นางคน831 ทดสอบ', 'กองกฎหมาย', 'รายวัน'],
    ['833', 'นายใหม่ รายวัน', 'กองกฎหมาย', 'รายวัน'],
    ['834', 'นายดี ข้าราชการ', 'กองกฎหมาย', 'ข้าราชการพลเรือน'],
  ];
  expect(await terms.enterFile([head, ...rows])).toEqual(['3 term-ended ลูกจ้างรายวัน']);
  await terms.end(table, 'daily', null);
  expect(await terms.offered(table)).toContain('daily');
});
