import { addDays, newId } from '@sarn/kernel';
import { openInstance, withoutSecond } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, unitsOf } from './units.testing.ts';

// Lists of recipients, phrases and views go on with the units that follow a merged, dissolved or split one.

let office: OfficeInstance;
let policy: string;
let legal: string;
beforeAll(async () => {
  office = await openInstance();
  await withoutSecond(office);
  [policy, legal] = [office.unit('policy'), office.unit('legal')];
});
afterAll(() => office.close());

const { change, found } = unitsOf(() => office);
const query = (sql: string, values: readonly unknown[]) =>
  office.app.platform.db.query<Record<string, string>>(sql, [...values]);

const section = async (code: string, parentId: string) => {
  const unit = { code, parentId, nameTh: `กลุ่ม ${code}` };
  return String((await ok(found(unit, { from: office.dayFromToday(-5) })))['unitId']);
};
/** Four groups: one is merged, one dissolved, one split and goes on, one ends by its split. */
const sections = async (first: number) => ({
  merged: await section(`policy.${first}`, policy),
  ends: await section(`policy.${first + 1}`, policy),
  divided: await section(`policy.${first + 2}`, policy),
  gone: await section(`policy.${first + 3}`, policy),
});
const end = (unitId: string, more: object = {}) =>
  ok(
    office.post('admin', `/registry/unit-dissolution/${unitId}/end`, {
      ...{ seen: 0, lastDay: addDays(office.today, -1), orderNo: '12/2569', ...more },
    }),
  );
async function split(unitId: string, code: string, goesOn: boolean): Promise<string[]> {
  const part = (at: number) => ({
    ...{ code: `${code}.${at}`, nameTh: `ส่วน ${code} ${at}`, letterCode: '', postIds: [] },
  });
  const given = { act: 'split', parts: [part(1), part(2)], goesOn, rest: {} };
  return (await ok(change(unitId, given)))['unitIds'] as string[];
}

describe('lists of recipients', () => {
  const at = '/registry/route-templates';
  interface List {
    readonly id: string;
    readonly name: string;
    readonly unit: { readonly id: string } | null;
    readonly members: readonly { readonly unitId: string; readonly as: string }[];
    readonly gone: number;
    readonly mayKeep: boolean;
  }
  const listsOf = async (account: string) => {
    const { rows } = await ok(office.get(account, `${at}?purpose=send`));
    return rows as unknown as readonly List[];
  };
  const membersOf = async (account: string, name: string) => {
    const list = (await listsOf(account)).find((one) => one.name === name);
    return list?.members.map(({ unitId, as }) => [unitId, as]);
  };
  const keep = (account: string, name: string, unitIds: readonly string[], unitId?: string) =>
    ok(
      office.post(account, `${at}/save`, {
        ...{ name, purpose: 'send', ...(unitId === undefined ? {} : { unitId }) },
        members: unitIds.map((id, place) => ({ unitId: id, as: place === 0 ? 'main' : 'info' })),
      }),
    );

  it('name the successor and the parts, own ones too, but not the unit above', async () => {
    const { merged, ends, divided, gone } = await sections(1);
    await keep('clerk.policy', 'รวม', [merged, legal], policy);
    await keep('officer.legal', 'รวมของตน', [legal, merged]);
    await keep('clerk.policy', 'ยุบ', [ends, legal], policy);
    await keep('clerk.policy', 'แบ่ง', [legal, divided, gone], policy);
    await end(merged, { successorId: policy });
    await end(ends);
    const parts = await split(divided, 'a', true);
    const others = await split(gone, 'b', false);
    expect(await membersOf('clerk.policy', 'รวม')).toEqual([
      ...[
        [policy, 'main'],
        [legal, 'info'],
      ],
    ]);
    expect(await membersOf('officer.legal', 'รวมของตน')).toEqual([
      ...[
        [legal, 'main'],
        [policy, 'info'],
      ],
    ]);
    expect(await membersOf('clerk.policy', 'แบ่ง')).toEqual(
      [legal, divided, ...parts, ...others].map((id, place) => [id, place === 0 ? 'main' : 'info']),
    );
    const dissolved = (await listsOf('clerk.policy')).find(({ name }) => name === 'ยุบ');
    expect(dissolved).toMatchObject({ gone: 1, members: [{ unitId: legal }] });
  });

  it('of an ended unit are kept by the unit that goes on, beside one of the same name', async () => {
    const ends = await section('policy.5', policy);
    const id = newId();
    await keep('clerk.policy', 'ชื่อซ้ำ', [legal], policy);
    await query(
      `insert into route_template (id, name, purpose, unit_id, members, updated_by, updated_at)
       values ($1, 'ชื่อซ้ำ', 'send', $2, $3, $4, now())`,
      [id, ends, JSON.stringify([{ unitId: ends, as: 'main' }]), office.person('clerk.policy')],
    );
    await end(ends, { successorId: policy });
    const list = (await listsOf('clerk.policy')).find((one) => one.id === id);
    expect(list).toMatchObject({
      ...{ name: 'ชื่อซ้ำ (กลุ่ม policy.5)', unit: { id: policy }, gone: 0, mayKeep: true },
      members: [{ unitId: policy, as: 'main' }],
    });
    const written = await query(
      `select detail->'before'->>'name' as name from audit_entry
       where act = 'registry.template-save' and subject_id = $1`,
      [id],
    );
    expect(written).toEqual([{ name: 'ชื่อซ้ำ' }]);
  });
});

describe('phrases of a unit', () => {
  const share = (unitId: string, text: string) =>
    query(
      `insert into unit_phrase (id, unit_id, text, shared_by, shared_at)
       values ($1, $2, $3, $4, now())`,
      [newId(), unitId, text, office.person('officer.policy')],
    );
  const offeredAt = async (unitIds: readonly string[]) => {
    const rows = await query(
      'select unit_id as unit, text from unit_phrase where unit_id = any ($1) order by text',
      [unitIds],
    );
    return unitIds.map((id) => rows.filter(({ unit }) => unit === id).map(({ text }) => text));
  };

  it('are offered where its people go, each once', async () => {
    const { merged, ends, divided, gone } = await sections(6);
    await share(policy, 'ก ทั้งสอง');
    await share(merged, 'ก ทั้งสอง');
    await share(merged, 'ข รวม');
    await share(ends, 'ค ยุบ');
    await share(divided, 'ง แบ่ง');
    await share(gone, 'จ แบ่งแล้วสิ้นสุด');
    await end(merged, { successorId: policy });
    await end(ends);
    const parts = await split(divided, 'c', true);
    const others = await split(gone, 'd', false);
    expect(await offeredAt([policy, merged, ends])).toEqual([
      ...[['ก ทั้งสอง', 'ข รวม', 'ค ยุบ'], [], []],
    ]);
    expect(await offeredAt([divided, ...parts])).toEqual([['ง แบ่ง'], ['ง แบ่ง'], ['ง แบ่ง']]);
    const last = ['จ แบ่งแล้วสิ้นสุด'];
    expect(await offeredAt([gone, ...others])).toEqual([[], last, last]);
    const { unit } = (await ok(office.get('head.policy', '/identity/phrases'))) as unknown as {
      unit: { text: string; mayWithdraw: boolean }[];
    };
    expect(unit.find(({ text }) => text === 'ข รวม')).toMatchObject({ mayWithdraw: true });
    const written = await query(
      `select detail->>'text' as text from audit_entry
       where act = 'phrase.shared' and detail->>'from' = $1`,
      [merged],
    );
    expect(written).toEqual([{ text: 'ข รวม' }]);
  });
});

it('views shared with an ended unit are shared with the unit that goes on', async () => {
  const { merged, divided, gone } = await sections(10);
  const view = async (unitId: string, name: string) => {
    await query(
      `insert into saved_view (id, owner_id, unit_id, area, name, state, updated_at)
       values ($1, $2, $3, 'incoming', $4, $5, now())`,
      [newId(), office.person('officer.policy'), unitId, name, JSON.stringify({ year: '2569' })],
    );
  };
  await view(merged, 'รวม');
  await view(divided, 'แบ่ง');
  await view(gone, 'แบ่งแล้วสิ้นสุด');
  await end(merged, { successorId: legal });
  await split(divided, 'e', true);
  const [part] = await split(gone, 'f', false);
  const shared = await query('select unit_id as unit, name from saved_view order by name', []);
  expect(new Map(shared.map(({ name, unit }) => [name, unit]))).toEqual(
    new Map([
      ...([
        ['รวม', legal],
        ['แบ่ง', divided],
      ] as const),
      ['แบ่งแล้วสิ้นสุด', part ?? ''],
    ]),
  );
  const { rows } = await ok(office.get('officer.legal', '/registry/list/views?area=incoming'));
  expect(rows).toMatchObject([{ name: 'รวม', unit: { id: legal }, isMine: false }]);
});
