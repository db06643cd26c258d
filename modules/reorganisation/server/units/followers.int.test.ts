import { addDays, newId } from '@sarn/kernel';
import { openInstance, withoutSecond } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, unitsOf } from './units.testing.ts';

/*
 * What names a unit goes on with the units that follow it. Book groups that are limited to units: specification of
 * settings §2.4 `system-manage-book-group`
 */

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  await withoutSecond(office);
});
afterAll(() => office.close());

const { change, found } = unitsOf(() => office);
const table = 'system-manage-book-group';
const groups = `/settings/tables/${table}`;

interface Group {
  readonly row: { readonly version: number; readonly values: { readonly units: string[] } };
  readonly history: readonly {
    readonly reason: string;
    readonly personName: string;
    readonly changes: readonly object[];
  }[];
}

const groupOf = async (code: string) =>
  (await ok(office.get('admin', `${groups}/row/${code}`))) as unknown as Group;
const unitsIn = async (code: string) => (await groupOf(code)).row.values.units;

const save = (code: string, version: number, units: readonly string[]) =>
  office.post('admin', `${groups}/save`, {
    ...{ code, version, nameTh: `กลุ่มทดสอบ ${code}`, validFrom: '2026-01-01' },
    values: { usualDays: null, units },
  });
const limit = async (code: string, units: readonly string[]) =>
  ok(save(code, (await groupOf(code)).row.version, units));

const section = async (code: string, parentId: string) => {
  const unit = { code, parentId, nameTh: `กลุ่ม ${code}` };
  return String((await ok(found(unit, { from: office.dayFromToday(-5) })))['unitId']);
};

async function end(unitId: string, more: object = {}): Promise<void> {
  const at = `/registry/unit-dissolution/${unitId}`;
  const work = (await ok(office.get('admin', at)))['work'] as Record<
    'onWay' | 'inWork' | 'own',
    number
  >;
  const lastDay = addDays(office.today, -1);
  const order = { seen: work.onWay + work.inWork + work.own, lastDay, orderNo: '12/2569' };
  await ok(office.post('admin', `${at}/end`, { ...order, ...more }));
}

async function split(unitId: string, code: string, stays: boolean): Promise<string[]> {
  const part = (at: number) => ({
    ...{ code: `${code}.${at}`, nameTh: `ส่วน ${code} ${at}`, letterCode: `นย ${code} ${at}` },
    postIds: [],
  });
  const given = { act: 'split', parts: [part(1), part(2)], goesOn: stays, rest: {} };
  return (await ok(change(unitId, given)))['unitIds'] as string[];
}

async function isOffered(to: string, code: string): Promise<boolean> {
  const { rows } = await ok(office.get(to, `/settings/options/${table}?withEnded=true`));
  const row = (rows as { code: string; isForOthers?: true }[]).find((one) => one.code === code);
  return row?.isForOthers !== true;
}

it('a part of a split unit takes its place, beside the unit where that goes on', async () => {
  const policy = office.unit('policy');
  const [goesOn, ends] = [await section('policy.1', policy), await section('policy.2', policy)];
  await limit('04', [goesOn, ends]);
  const parts = await split(goesOn, 'a', true);
  expect(await unitsIn('04')).toEqual([goesOn, ...parts, ends]);
  const others = await split(ends, 'b', false);
  expect(await unitsIn('04')).toEqual([goesOn, ...parts, ...others]);
});

describe('rules of who may create a kind', () => {
  const at = '/registry/creation-rules';
  interface Rule {
    readonly kind: string;
    readonly version: number;
    readonly units: readonly { readonly id: string }[];
  }
  const ruleOf = async (kind: string) => {
    const { rows } = (await ok(office.get('admin', at))) as unknown as { rows: Rule[] };
    const row = rows.find((one) => one.kind === kind);
    if (!row) throw new Error(`no rule of ${kind}`);
    return row;
  };
  const makers = async (kind: string) => new Set((await ruleOf(kind)).units.map(({ id }) => id));
  const rule = (kind: string, version: number, unitIds: readonly string[]) =>
    office.post('admin', `${at}/save`, {
      ...{ kind, version, unitIds, roleIds: [], groupIds: [], speeds: [], secrecies: [] },
      ...{ steps: [], signatory: '', numbering: 'after-signature' },
    });
  const mayCreate = async (kind: string) => {
    const { rows } = await ok(office.get('officer.policy', '/registry/creation'));
    const own = (rows as { kind: string; mayCreate: boolean }[]).find((row) => row.kind === kind);
    return own?.mayCreate;
  };

  it('name the successor and the parts, so that the kind can still be created there', async () => {
    const [policy, legal] = [office.unit('policy'), office.unit('legal')];
    const [merged, ends] = [await section('policy.4', policy), await section('legal.4', legal)];
    await ok(rule('news', 0, [merged, legal]));
    await ok(rule('inside', 0, [ends, legal]));
    expect(await mayCreate('news')).toBe(false);
    await end(merged, { successorId: policy });
    expect(await makers('news')).toEqual(new Set([policy, legal]));
    expect(await mayCreate('news')).toBe(true);
    const parts = await split(ends, 'm', false);
    expect(await makers('inside')).toEqual(new Set([...parts, legal]));
    expect(await mayCreate('inside')).toBe(false);
    const written = await office.app.platform.db.query(
      `select 1 from audit_entry where act = 'registry.creation-rule-set' and subject_id = 'news'
         and detail->>'reason' like '%สิ้นสุดตามคำสั่งที่ 12/2569'`,
    );
    expect(written).toHaveLength(1);
    // A form that was open before would bring the ended unit back.
    expect(await rule('news', 1, [merged, legal])).toMatchObject({
      status: 409,
      code: 'settings.stale',
    });
  });
});

const query = (sql: string, values: readonly unknown[]) =>
  office.app.platform.db.query<Record<string, string>>(sql, [...values]);

describe('groups of recipients', () => {
  const at = '/registry/circulation/groups';
  interface RecipientGroup {
    readonly id: string;
    readonly name: string;
    readonly unit: { readonly id: string };
    readonly units: readonly { readonly id: string }[];
  }
  const kept = async () => {
    const { rows } = await ok(office.get('clerk.policy', at));
    return rows as unknown as readonly RecipientGroup[];
  };
  const reaches = async (name: string) => {
    const row = (await kept()).find((one) => one.name === name);
    return new Set(row?.units.map(({ id }) => id));
  };
  const keep = async (name: string, unitIds: readonly string[]) => {
    const members = { unitIds, personIds: [] };
    await ok(
      office.post('clerk.policy', `${at}/save`, { unitId: office.unit('policy'), name, members }),
    );
  };

  it('reach the successor and the parts, but not everybody below the unit above', async () => {
    const [policy, legal] = [office.unit('policy'), office.unit('legal')];
    const merged = await section('policy.5', policy);
    const [ends, divided] = [await section('policy.6', policy), await section('policy.7', policy)];
    await keep('ถึงกลุ่มที่ควบรวม', [merged, legal]);
    await keep('ถึงกลุ่มที่ยุบ', [ends, legal]);
    await keep('ถึงกลุ่มที่แบ่ง', [divided]);
    await end(merged, { successorId: legal });
    await end(ends);
    const parts = await split(divided, 'g', true);
    expect(await reaches('ถึงกลุ่มที่ควบรวม')).toEqual(new Set([legal]));
    expect(await reaches('ถึงกลุ่มที่ยุบ')).toEqual(new Set([ends, legal]));
    expect(await reaches('ถึงกลุ่มที่แบ่ง')).toEqual(new Set([divided, ...parts]));
  });

  it('of an ended unit are kept by the unit that goes on, beside one of the same name', async () => {
    const [policy, legal] = [office.unit('policy'), office.unit('legal')];
    const ends = await section('policy.8', policy);
    await keep('ชื่อซ้ำ', [legal]);
    const groupId = newId();
    await query(
      `insert into recipient_group (id, unit_id, name, unit_ids, person_ids, updated_by, updated_at)
       values ($1, $2, 'ชื่อซ้ำ', $3, '{}', $4, now())`,
      [groupId, ends, [ends, legal], office.person('clerk.policy')],
    );
    await end(ends, { successorId: policy });
    const row = (await kept()).find(({ id }) => id === groupId);
    expect(row).toMatchObject({ name: 'ชื่อซ้ำ (กลุ่ม policy.8)', unit: { id: policy } });
    expect(new Set(row?.units.map(({ id }) => id))).toEqual(new Set([policy, legal]));
    const written = await query(
      `select detail->'before'->>'name' as name from audit_entry
       where act = 'registry.group-save' and subject_id = $1`,
      [groupId],
    );
    expect(written).toEqual([{ name: 'ชื่อซ้ำ' }]);
  });
});

it('folders of an ended unit are kept by the unit that goes on, with all that is in them', async () => {
  const policy = office.unit('policy');
  const [goesOn, ends] = [await section('policy.9', policy), await section('policy.10', policy)];
  const [shared, top, inside, stays] = [newId(), newId(), newId(), newId()];
  const folder = (id: string, unitId: string, name: string, parentId: string | null = null) =>
    query(
      `insert into folder (id, unit_id, name, parent_id, created_by, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [id, unitId, name, parentId, office.person('clerk.policy')],
    );
  await folder(shared, policy, 'คำสั่ง');
  await folder(top, ends, 'คำสั่ง');
  await folder(inside, ends, 'ปี 2569', top);
  await folder(stays, goesOn, 'คำสั่ง');
  await split(goesOn, 'f', true);
  await end(ends);
  const { rows } = await ok(office.get('clerk.policy', '/registry/folders'));
  const seen = rows as { id: string; name: string; parentId: string | null; unit: object }[];
  const of = (id: string) => seen.find((one) => one.id === id);
  expect(of(shared)).toMatchObject({ name: 'คำสั่ง' });
  expect(of(top)).toMatchObject({
    ...{ name: 'คำสั่ง (กลุ่ม policy.10)', parentId: null, unit: { id: policy }, mayKeep: true },
  });
  expect(of(inside)).toMatchObject({ name: 'ปี 2569', parentId: top, unit: { id: policy } });
  // A unit that goes on beside its parts keeps its own.
  expect(await query('select unit_id, name from folder where id = $1', [stays])).toEqual([
    { unit_id: goesOn, name: 'คำสั่ง' },
  ]);
  const written = await query(
    `select subject_id as id from audit_entry
     where act = 'registry.folder-change' and detail->>'reason' like '%12/2569'`,
    [],
  );
  expect(new Set(written.map((row) => row['id']))).toEqual(new Set([top, inside]));
});

it('templates of an ended unit are offered by the unit that goes on', async () => {
  const [policy, legal] = [office.unit('policy'), office.unit('legal')];
  const ends = await section('legal.11', legal);
  const template = (id: string, unitId: string) =>
    query(
      `insert into document_template (id, kind, name, content, scope, person_id, unit_id, kept_at)
       values ($1, 'inside', 'ขอเชิญประชุม', $4, 'unit', $2, $3, now())`,
      [id, office.person('officer.legal'), unitId, JSON.stringify({ bodyJson: { type: 'doc' } })],
    );
  const [known, left] = [newId(), newId()];
  await template(known, policy);
  await template(left, ends);
  const offered = async () => {
    const { rows } = await ok(
      office.get('officer.policy', '/registry/templates?isForAgency=false'),
    );
    return new Map((rows as { id: string; name: string }[]).map(({ id, name }) => [id, name]));
  };
  expect((await offered()).has(left)).toBe(false);
  await end(ends, { successorId: policy });
  const after = await offered();
  expect(after.get(known)).toBe('ขอเชิญประชุม');
  expect(after.get(left)).toBe('ขอเชิญประชุม (กลุ่ม legal.11)');
  const written = await query(
    `select subject_id as unit from audit_entry
     where act = 'template.shared' and detail->>'from' = $1`,
    [ends],
  );
  expect(written).toEqual([{ unit: policy }]);
});

it('a unit that ends without a successor leaves its place to the unit above', async () => {
  const policy = office.unit('policy');
  const ended = await section('policy.3', policy);
  await limit('05', [ended]);
  expect(await isOffered('officer.policy', '05')).toBe(false);
  await end(ended);
  expect(await unitsIn('05')).toEqual([policy]);
  expect(await isOffered('officer.policy', '05')).toBe(true);
});

it('the successor of a merged unit takes its place once, in the history and for open forms', async () => {
  const [legal, policy] = [office.unit('legal'), office.unit('policy')];
  await limit('06', [legal, policy]);
  await limit('07', [legal]);
  await limit('08', [office.unit('office')]);
  const before = { both: await groupOf('06'), other: await groupOf('08') };
  expect(await isOffered('officer.policy', '07')).toBe(false);
  await end(legal, { successorId: policy });
  expect([await unitsIn('06'), await unitsIn('07')]).toEqual([[policy], [policy]]);
  expect(await isOffered('officer.policy', '07')).toBe(true);
  expect(await groupOf('08')).toEqual(before.other);
  const { history } = await groupOf('06');
  expect(history[0]).toMatchObject({
    reason: expect.stringContaining('สิ้นสุดตามคำสั่งที่ 12/2569'),
    changes: [{ field: 'units', from: [legal, policy], to: [policy] }],
  });
  // A form that was open before would bring the ended unit back.
  expect(await save('06', before.both.row.version, [legal, policy])).toMatchObject({
    ...{ status: 409, code: 'settings.stale' },
  });
});
