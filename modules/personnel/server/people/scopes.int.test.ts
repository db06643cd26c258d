import { composeModules, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let office: OfficeInstance;
/** Administers people of one division and below, by a role of its own. */
const keeper = 'officer.legal';

beforeAll(async () => {
  office = await openInstance();
  const { platform } = office.app;
  await platform.db.transaction(async (tx) => {
    await tx.query(
      `insert into role (id, code, name_th, name_en, sort)
       values (gen_random_uuid(), 'keeper', 'ผู้ดูแลหน่วยงาน', '', 90)`,
    );
    await tx.query(
      `insert into role_permission (role_id, permission, scope)
       select id, unnest(array['identity.manage', 'identity.personnel']), 'subtree'
       from role where code = 'keeper'`,
    );
    await tx.query(
      `insert into role_grant (id, role_id, person_id, unit_id, created_at)
       select gen_random_uuid(), id, $1, $2, now() from role where code = 'keeper'`,
      [office.person(keeper), office.unit('policy')],
    );
    await platform.announcements.announce(tx, 'rights');
  });
});
afterAll(() => office.close());

const inside = () => office.person('officer.policy');
const outside = () => office.person('clerk.legal');
const post = (unit: string) => ({
  ...{ unitId: office.unit(unit), position: 'นักวิชาการ', levelCode: '', duty: 'officer' },
});
const order = () => ({ day: office.today, orderNo: '3/2569', reason: 'ปรับอัตรากำลัง' });

describe('an administrator of a division', () => {
  it('lists its people and nobody else', async () => {
    const listed = (await office.get(keeper, '/personnel/people')) as unknown as {
      rows: { personId: string }[];
      total: number;
    };
    const ids = listed.rows.map(({ personId }) => personId);
    const policy = ['head', 'clerk', 'officer', 'officer2'].map((one) =>
      office.person(`${one}.policy`),
    );
    expect(ids.toSorted()).toEqual(policy.toSorted());
    expect(listed.total).toBe(4);
    const other = await office.get(keeper, `/personnel/people?unitId=${office.unit('legal')}`);
    expect(other).toMatchObject({ status: 200, total: 0 });
    const leaving = await office.get(keeper, '/personnel/leaving');
    expect(leaving).toMatchObject({ status: 200, rows: [] });
  });

  it('sees and changes employment inside; outside is refused', async () => {
    for (const path of ['employment']) {
      expect((await office.get(keeper, `/personnel/people/${inside()}/${path}`)).status).toBe(200);
      expect((await office.get(keeper, `/personnel/people/${outside()}/${path}`)).status).toBe(403);
    }
    expect((await office.get(keeper, `/identity/personnel/${inside()}`)).status).toBe(200);
    expect((await office.get(keeper, `/identity/personnel/${outside()}`)).status).toBe(403);
    const set = { type: 'civil', appointedOn: '' };
    expect(
      (await office.post(keeper, `/personnel/people/${inside()}/employment`, set)).status,
    ).toBe(200);
    expect(
      (await office.post(keeper, `/personnel/people/${outside()}/employment`, set)).status,
    ).toBe(403);
  });

  it('transfers within the division, neither out of it nor into it', async () => {
    const transfer = (personId: string, unit: string) =>
      office.post(keeper, `/personnel/people/${personId}/transfer`, { ...order(), ...post(unit) });
    expect((await transfer(inside(), 'legal')).status).toBe(403);
    expect((await transfer(outside(), 'policy')).status).toBe(403);
    expect(await transfer(inside(), 'policy')).toMatchObject({ status: 200 });
  });

  it('lets go and adds people of the division alone', async () => {
    const leave = {
      lastDay: office.dayFromToday(30),
      kind: 'resigned',
      orderNo: '4/2569',
      reason: '',
    };
    expect((await office.post(keeper, `/personnel/people/${outside()}/leave`, leave)).status).toBe(
      403,
    );
    const person = { employeeCode: 'new-1', firstName: 'ใหม่', lastName: 'มาใหม่' };
    const add = (unit: string) =>
      office.post(keeper, '/personnel/people', { ...person, ...post(unit) });
    expect((await add('legal')).status).toBe(403);
    expect(await add('policy')).toMatchObject({ status: 200 });
  });

  it('is offered the units inside for a new person, and an administrator of all every unit', async () => {
    const offered = async (account: string) => {
      const { rows } = await office.get(account, '/personnel/units');
      return (rows as { id: string }[]).map(({ id }) => id);
    };
    const own = await offered(keeper);
    expect(own).toContain(office.unit('policy'));
    expect(own).not.toContain(office.unit('legal'));
    expect(own).not.toContain(office.unit('agency'));
    const all = await offered('admin');
    expect(all).toEqual(expect.arrayContaining([office.unit('legal'), ...own]));
    expect((await office.get('officer.policy', '/personnel/units')).status).toBe(403);
  });

  it('cannot cancel an order about somebody outside', async () => {
    const planned = await office.post('admin', `/personnel/people/${outside()}/leave`, {
      ...{ lastDay: office.dayFromToday(30), kind: 'resigned', orderNo: '5/2569', reason: '' },
    });
    const { orders } = planned['item'] as { orders: { id: string; state: string }[] };
    const path = `/personnel/orders/${orders[0]?.id}/cancel`;
    expect((await office.post(keeper, path, {})).status).toBe(403);
    const seen = await office.get('admin', `/personnel/people/${outside()}/employment`);
    expect((seen['item'] as { orders: { state: string }[] }).orders[0]?.state).toBe('planned');
  });
});

describe('what knows no scopes', () => {
  it('is refused on every call: holidays, imports, accounts, the mailbox, letters of others', async () => {
    const { modules } = composeModules(office.app.platform);
    const calls = modules
      .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
      .filter(({ access, hasScopes }) => access === 'identity.manage' && hasScopes !== true);
    expect(calls.length).toBeGreaterThan(30);
    const someId = office.person('clerk.legal');
    for (const { method, path } of calls) {
      const at = path.replaceAll(/:\w+/g, someId);
      const answer =
        method === 'GET' ? await office.get(keeper, at) : await office.post(keeper, at, {});
      expect(answer.status, `${method} ${path}`).toBe(403);
    }
  });

  it('is refused for described tables and left out of the search of the centre', async () => {
    for (const table of ['prefix', 'position-type', 'employee-type']) {
      const answer = await office.get(keeper, `/settings/tables/${table}/rows`);
      expect(answer, table).toMatchObject({ status: 403, code: 'settings.forbidden' });
    }
    const found = await office.get(keeper, '/settings/search?text=นาย');
    expect(found).toMatchObject({ status: 200, rows: [] });
    expect((await office.get('admin', '/settings/search?text=นาย'))['rows']).not.toEqual([]);
  });

  it('is told to the browser, which does not offer it', async () => {
    const me = await office.get(keeper, '/identity/me');
    expect((me['limited'] as string[]).toSorted()).toEqual([
      'identity.manage',
      'identity.personnel',
    ]);
    expect((await office.get('admin', '/identity/me'))['limited']).toEqual([]);
  });
});
