import { addDays, newId } from '@sarn/kernel';
import { openInstance, withoutSecond } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UnitLeft } from '../../contract/index.ts';
import { ok, unitsOf } from '../units/units.testing.ts';

// What gives a right for a unit does not follow it, and is listed by name before and after its end.

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  await withoutSecond(office);
});
afterAll(() => office.close());

const { change, found } = unitsOf(() => office);
const query = (sql: string, values: readonly unknown[]) =>
  office.app.platform.db.query<Record<string, string>>(sql, [...values]);
const section = async (code: string) => {
  const unit = { code, parentId: office.unit('policy'), nameTh: `กลุ่ม ${code}` };
  return String((await ok(found(unit, { from: office.dayFromToday(-5) })))['unitId']);
};
const end = (unitId: string, more: object = {}) =>
  ok(
    office.post('admin', `/registry/unit-dissolution/${unitId}/end`, {
      ...{ seen: 0, lastDay: addDays(office.today, -1), orderNo: '12/2569', ...more },
    }),
  );
const before = async (unitId: string) =>
  (await ok(office.get('admin', `/registry/unit-dissolution/${unitId}`)))['left'] as UnitLeft[];
const after = async (unitId: string) => {
  const { rows } = await ok(office.get('admin', '/registry/unit-dissolutions'));
  const ended = rows as { unit: { id: string }; left: UnitLeft[] }[];
  return ended.find(({ unit }) => unit.id === unitId)?.left;
};
const shown = (left: readonly UnitLeft[] | undefined) =>
  left?.map(({ kind, name, about }) => [kind, name, about]);

/** One right of each kind for a unit, beside one of each that has ended. */
async function giveRights(unitId: string): Promise<Record<string, string>> {
  const [person, admin] = [office.person('officer.policy'), office.person('admin')];
  const [line, group, order, registrar] = [newId(), newId(), newId(), newId()];
  const [{ id: role = '' } = {}] = await query(`select id from role where code = 'officer'`, []);
  const yesterday = addDays(office.today, -1);
  for (const last of [null, yesterday]) {
    await query(
      `insert into role_grant (id, role_id, person_id, unit_id, created_at, valid_from, valid_to)
       values (gen_random_uuid(), $1, $2, $3, now(), '2020-01-01', $4)`,
      [role, person, unitId, last],
    );
    await query(
      `insert into number_line (id, person_id, acts, unit_id, valid_from, valid_to)
       values ($1, $2, '{take}', $3, '2020-01-01', $4)`,
      [last === null ? line : newId(), person, unitId, last],
    );
    await query(
      `insert into user_group (id, code, name_th, kind, rule_unit_id, valid_from, valid_to)
       values ($1, $2, 'คนของกลุ่ม', 'rule', $3, '2020-01-01', $4)`,
      [last === null ? group : newId(), newId().slice(-12), unitId, last],
    );
    await query(
      `insert into delegation (id, power, principal_unit_id, delegate_person_id, begins_at, ends_at,
         order_no, order_date, entered_by, entered_at)
       values ($1, 'substitute', $2, $3, '2020-01-01', $4::date, '7/2569', '2020-01-01', $5, now())`,
      [last === null ? order : newId(), unitId, person, last, admin],
    );
    await query(
      `insert into secret_registrar (id, unit_id, person_id, is_assistant, order_no, valid_from,
         valid_to, given_by, given_at)
       values ($1, $2, $3, false, '8/2569', '2020-01-01', $4, $5, now())`,
      [last === null ? registrar : newId(), unitId, person, last, admin],
    );
  }
  const sent = { name: 'ระบบพัสดุ', responsibleId: admin, unitId, scopes: ['documents.read'] };
  const expiresOn = office.dayFromToday(30);
  const program = String(
    (await ok(office.post('admin', '/programs/save', { ...sent, expiresOn })))['id'],
  );
  return { role, line, group, order, registrar, program };
}

const names = [
  ['grants', 'เจ้าหน้าที่', expect.stringContaining('ทดลองงาน')],
  ['number-lines', expect.stringContaining('ทดลองงาน'), ''],
  ['groups', 'คนของกลุ่ม', ''],
  ['orders', '7/2569', expect.stringContaining('ทดลองงาน')],
  ['registrars', expect.stringContaining('ทดลองงาน'), '8/2569'],
  ['programs', 'ระบบพัสดุ', ''],
];

it('is listed with the row of each before a merger, goes to nobody, and is listed after it', async () => {
  const unitId = await section('policy.1');
  expect(await before(unitId)).toEqual([]);
  const rows = await giveRights(unitId);
  const left = await before(unitId);
  expect(shown(left)).toEqual(names);
  expect(left.map(({ row }) => row)).toEqual([
    ...[rows['role'], rows['line'], rows['group'], rows['order']],
    ...[rows['registrar'], rows['program']],
  ]);
  await end(unitId, { successorId: office.unit('legal') });
  expect(shown(await after(unitId))).toEqual(names);
  expect(await before(office.unit('legal'))).toEqual([]);
  // What was changed is not listed any more.
  await query('update number_line set valid_to = current_date - 30 where id = $1', [rows['line']]);
  expect(shown(await after(unitId))).toEqual(names.filter(([kind]) => kind !== 'number-lines'));
});

it('is listed of a unit that ends by a split, and with lists that name a dissolved one', async () => {
  const [divided, ends] = [await section('policy.2'), await section('policy.3')];
  await giveRights(divided);
  const effect = await ok(office.get('admin', `/settings/units/${divided}/effect`));
  expect(shown(effect['left'] as UnitLeft[])).toEqual(names);
  const parts = [1, 2].map((at) => ({
    ...{ code: `policy.2.${at}`, nameTh: `ส่วน ${at}`, letterCode: '', postIds: [] },
  }));
  await ok(change(divided, { act: 'split', parts, goesOn: false, rest: {} }));
  expect(shown(await after(divided))).toEqual(names);
  const members = [
    { unitId: ends, as: 'main' },
    { unitId: office.unit('legal'), as: 'info' },
  ];
  const list = { name: 'ส่งประจำ', purpose: 'send', unitId: office.unit('policy'), members };
  await ok(office.post('clerk.policy', '/registry/route-templates/save', list));
  const named = { unitIds: [ends], personIds: [] };
  const group = { name: 'คณะทำงาน', unitId: office.unit('policy'), members: named };
  await ok(office.post('clerk.policy', '/registry/circulation/groups/save', group));
  expect(await before(ends)).toEqual([]);
  await end(ends);
  expect(shown(await after(ends))).toEqual([
    ...[
      ['route-lists', 'ส่งประจำ', 'กองนโยบาย'],
      ['recipient-groups', 'คณะทำงาน', 'กองนโยบาย'],
    ],
  ]);
});

it('is listed to no clerk', async () => {
  expect((await office.get('clerk.policy', '/registry/unit-dissolutions')).status).toBe(403);
});
