import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '@sarn/platform-server';
import { withTestDatabase } from '@sarn/testing';
import { openHarness } from './organisation.testing.ts';
import type { Harness } from './organisation.testing.ts';

const base = withTestDatabase();
const system = { callerId: null };
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base);
});
afterAll(() => instance.close());

function act<T>(work: (tx: Tx, people: Harness['organisation']['people']) => Promise<T>) {
  return base.db.transaction((tx) => work(tx, instance.organisation.people));
}

describe('units', () => {
  test('cannot move below themselves', async () => {
    const { policy, plan } = instance.units;
    for (const parentId of [plan, policy]) {
      const moved = act((tx, people) => people.updateUnit(tx, system, policy, { parentId }));
      await expect(moved).rejects.toThrow('identity.unit-cycle');
    }
  });

  test('a change leaves alone what it does not name', async () => {
    const { legal } = instance.units;
    await act((tx, people) => people.updateUnit(tx, system, legal, { nameEn: 'Legal Division' }));
    const unit = await instance.organisation.organisation.unit(base.db, legal);
    expect(unit).toMatchObject({
      nameTh: 'กองกฎหมาย',
      nameEn: 'Legal Division',
      abbreviation: 'กกม.',
      letterCode: 'ดท 0103',
    });
    const found = await instance.organisation.organisation.searchUnits(base.db, 'legal');
    expect(found.map((one) => one.id)).toEqual([legal]);
  });

  test('a code is used once among valid units, and there is one agency', async () => {
    const unit = { code: '0103', nameTh: 'กองใหม่', kind: 'division' } as const;
    const parentId = instance.units.agency;
    const again = act((tx, people) => people.createUnit(tx, system, { ...unit, parentId }));
    await expect(again).rejects.toMatchObject({
      code: 'identity.taken',
      params: { field: 'unit-code' },
    });
    const second = act((tx, people) =>
      people.createUnit(tx, system, { ...unit, code: '0999', parentId: null }),
    );
    await expect(second).rejects.toMatchObject({ params: { field: 'unit-root' } });
  });
});

describe('people', () => {
  const draft = { employeeCode: '9001', firstNameTh: 'สมมุติ', lastNameTh: 'ทดสอบ' };

  test('of an ID card only a keyed hash and four digits are kept', async () => {
    const id = await act((tx, people) =>
      people.createPerson(tx, system, { ...draft, idCard: '3-1234-56789-01-7' }),
    ).catch((error: Error) => error.message);
    expect(id).toBe('identity.id-card-invalid');
    const [row] = await base.db.query<{ id_card_hash: Buffer; id_card_tail: string }>(
      'select id_card_hash, id_card_tail from person where id = $1',
      [instance.people.officer],
    );
    expect(row?.id_card_tail).toBe('3450');
    expect(row?.id_card_hash).toHaveLength(32);
    const all = JSON.stringify(await base.db.query('select * from person'));
    expect(all).not.toContain('1101700203450');
  });

  test('an address belongs to one person, whatever its case', async () => {
    const second = act((tx, people) =>
      people.createPerson(tx, system, { ...draft, email: 'HEAD@example.go.th' }),
    );
    await expect(second).rejects.toMatchObject({
      code: 'identity.taken',
      params: { field: 'email' },
    });
  });

  test('bad drafts name their fields and leave nothing', async () => {
    const bad = act((tx, people) =>
      people.createPerson(tx, system, { ...draft, firstNameTh: ' ', phone: 'x'.repeat(100) }),
    );
    await expect(bad).rejects.toMatchObject({
      code: 'platform.invalid-input',
      params: { fields: 'firstNameTh, phone' },
    });
    const rows = await base.db.query(`select 1 from person where employee_code = '9001'`);
    expect(rows).toEqual([]);
  });

  test('a new name is found and sorted anew', async () => {
    await act((tx, people) =>
      people.updatePerson(tx, system, instance.people.admin, { firstNameTh: 'ขวัญ' }),
    );
    const { organisation } = instance.organisation;
    const [found] = await organisation.searchPeople(base.db, 'ขวัญ');
    expect(found).toMatchObject({
      id: instance.people.admin,
      name: 'นายขวัญ ดูแลดี',
      nameEn: 'admin',
    });
  });
});

describe('posts', () => {
  test('a post has one owner, and may have somebody acting in addition', async () => {
    const { posts, people: ids } = instance;
    const hold = (actingPhrase: string | null) =>
      act((tx, people) =>
        people.holdPost(tx, system, {
          postId: posts.policyHead,
          personId: ids.admin,
          actingPhrase,
        }),
      );
    await expect(hold(null)).rejects.toMatchObject({ params: { field: 'post-holder' } });
    const holding = await hold('รักษาราชการแทน');
    const { organisation } = instance.organisation;
    const key = `head:${instance.units.policy}`;
    expect((await organisation.peopleForPrincipals(base.db, [key])).toSorted()).toEqual(
      [ids.admin, ids.head].toSorted(),
    );
    await act((tx, people) => people.leavePost(tx, system, holding, '2026-11-20'));
    expect(await organisation.peopleForPrincipals(base.db, [key])).toEqual([ids.head]);
  });

  test('of an unknown unit are refused', async () => {
    const made = act((tx, people) =>
      people.createPost(tx, system, {
        unitId: '01930000-0000-7000-8000-000000000999',
        positionId: '01930000-0000-7000-8000-000000000999',
        titleTh: 'ว่าง',
        duty: 'none',
      }),
    );
    await expect(made).rejects.toThrow('platform.not-found');
  });
});

describe('changes', () => {
  test('every change is audited with its actor', async () => {
    instance.audited.length = 0;
    const by = { callerId: instance.people.admin, requestId: 'request-0001' };
    const postId = instance.posts.policyClerk;
    await act((tx, people) => people.grantRole(tx, by, 'registrar', { postId }));
    await act((tx, people) => people.grantRole(tx, by, 'registrar', { postId }));
    expect(instance.audited).toEqual([
      { act: 'identity.role-granted', ...by, subject: { kind: 'post', id: postId } },
    ]);
  });

  test('are reported to listeners, in the transaction of the change', async () => {
    const told: Tx[] = [];
    instance.organisation.changes.onChange(async (tx) => void told.push(tx));
    const { admin } = instance.people;
    const done = await act(async (tx, people) => {
      await people.updatePerson(tx, system, admin, { phone: '0 2999 1000' });
      return tx;
    });
    expect(told).toEqual([done]);
  });
});
