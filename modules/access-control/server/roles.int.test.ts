import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermissionLine, RoleGrant, RoleLine } from '../contract/index.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;

// Another administrator, so that the second person can be tried.
const helper = 'secretary';

beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
  const { people } = office.app.services.organisation;
  await office.app.platform.db.transaction((tx) =>
    people.grantRole(tx, { callerId: null }, 'administrator', { personId: office.person(helper) }),
  );
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const reason = 'ตามคำสั่งสำนักงาน';
const roleOf = async (code: string): Promise<RoleLine> => {
  const { rows } = (await office.get('admin', '/access/roles')) as unknown as { rows: RoleLine[] };
  const found = rows.find((role) => role.code === code);
  if (!found) throw new Error(`no role ${code}`);
  return found;
};
const grantsOf = async (code: string): Promise<RoleGrant[]> => {
  const { id } = await roleOf(code);
  const answer = await office.get('admin', `/access/grants?roleId=${id}`);
  return (answer as unknown as { rows: RoleGrant[] }).rows;
};
const set = async (code: string, permission: string, scope: string, by = 'admin') => {
  const { id, version } = await roleOf(code);
  const body = { version, set: [{ permission, scope }], reason };
  return office.post(by, `/access/roles/${id}/permissions`, body);
};
const confirm = (by: string, changeId: unknown, decision = 'confirm') =>
  office.post(by, `/access/changes/${String(changeId)}/decide`, { decision });
const createMemo = (account: string) =>
  office.tryEdit(account, '01930000-0000-7000-8000-00000000ffff', ['policy']);

it('names every permission: no page shows a code', async () => {
  const answer = await office.get('admin', '/access/roles');
  const { permissions } = answer as unknown as { permissions: PermissionLine[] };
  expect(permissions.filter(({ code, name }) => name === code).map(({ code }) => code)).toEqual([]);
  expect(permissions.map(({ code }) => code)).toContain('settings.sections');
});

describe('what a role permits', () => {
  it('[6.ex3] is taken from all its holders at their next call, in every process', async () => {
    expect((await createMemo('officer.policy')).status).not.toBe(403);
    expect(await second.statusOf('officer.policy', '/identity/me')).toBe(200);
    const answer = await set('officer', 'registry.draft', 'none');
    expect(answer).toMatchObject({ status: 200, state: 'applied' });
    expect((await createMemo('officer.policy')).status).toBe(403);
    // A registrar keeps it by another role.
    expect((await createMemo('clerk.policy')).status).not.toBe(403);
    const seen = office.app.platform.announcements.newest();
    const me = await second.fetch('/api/identity/me', {
      headers: {
        authorization: `Bearer ${await office.token('officer.policy')}`,
        'sarn-change': String(seen),
      },
    });
    const { permissions } = (await me.json()) as { permissions: string[] };
    expect(permissions).not.toContain('registry.draft');
    await set('officer', 'registry.draft', 'agency');
  });

  it('is heard in another process by those who did not make the change', async () => {
    expect(await second.statusOf('clerk.policy', '/registry/incoming/reserved-numbers')).toBe(403);
    await set('registrar', 'registry.register', 'unit');
    await expect
      .poll(() => second.statusOf('clerk.policy', '/registry/incoming/reserved-numbers'), {
        timeout: 1_000,
      })
      .toBe(200);
    await set('registrar', 'registry.register', 'none');
    await expect
      .poll(() => second.statusOf('clerk.policy', '/registry/incoming/reserved-numbers'), {
        timeout: 1_000,
      })
      .toBe(403);
  });

  it('is refused with a scope wider than the permission or the type knows', async () => {
    expect((await set('officer', 'registry.draft', 'unit')).status).toBe(422);
    expect((await set('officer', 'no.such-permission', 'agency')).status).toBe(404);
  });

  it('tells the second editor who was first', async () => {
    const { id, version } = await roleOf('executive');
    const body = { version, set: [{ permission: 'registry.hold', scope: 'agency' }], reason };
    expect((await office.post('admin', `/access/roles/${id}/permissions`, body)).status).toBe(200);
    const late = { ...body, set: [{ permission: 'registry.import', scope: 'agency' }] };
    const answer = await office.post(helper, `/access/roles/${id}/permissions`, late);
    expect(answer).toMatchObject({ status: 409 });
    expect(JSON.stringify(answer)).toContain('มีผู้แก้ไขก่อนท่าน (นายผู้ดูแล ทดลองงาน');
    await set('executive', 'registry.hold', 'none');
  });
});

describe('a dangerous change', () => {
  it('waits for another administrator, who sees the difference', async () => {
    const asked = await set('officer', 'audit.read', 'agency');
    expect(asked).toMatchObject({ state: 'applied' });
    await set('officer', 'audit.read', 'none');
    const dangerous = await set('officer', 'settings.access', 'agency');
    expect(dangerous).toMatchObject({ state: 'waiting', aloneAt: null });
    expect((await office.get('officer.policy', '/access/roles')).status).toBe(403);
    expect((await confirm('admin', dangerous['changeId'])).status).toBe(403);
    const { rows } = (await office.get(helper, '/access/changes?isWaiting=true')) as unknown as {
      rows: { id: string; difference: unknown[]; reason: string }[];
    };
    expect(rows).toMatchObject([
      {
        ...{ id: dangerous['changeId'], reason, askedByName: 'นายผู้ดูแล ทดลองงาน' },
        difference: [{ field: 'settings.access', before: '', after: 'agency' }],
      },
    ]);
    expect((await confirm(helper, dangerous['changeId'], 'refuse')).status).toBe(200);
    expect((await confirm(helper, dangerous['changeId'])).status).toBe(409);
    expect((await office.get('officer.policy', '/access/roles')).status).toBe(403);
  });

  it('holds from the confirmation on', async () => {
    const { id } = await roleOf('administrator');
    const draft = { roleId: id, personId: office.person('head.legal'), validFrom: office.today };
    const asked = await office.post('admin', '/access/grants/make', { ...draft, reason });
    expect(asked).toMatchObject({ state: 'waiting' });
    expect((await office.get('head.legal', '/access/roles')).status).toBe(403);
    expect((await confirm(helper, asked['changeId'])).status).toBe(200);
    expect((await office.get('head.legal', '/access/roles')).status).toBe(200);
    const grant = (await grantsOf('administrator')).find(
      ({ personId }) => personId === office.person('head.legal'),
    );
    const end = { untilDay: office.dayFromToday(-1), reason };
    const asked2 = await office.post('admin', `/access/grants/${grant?.id}/end`, end);
    expect((await confirm(helper, asked2['changeId'])).status).toBe(200);
    expect((await office.get('head.legal', '/access/roles')).status).toBe(403);
  });
});

describe('the second person', () => {
  const turn = async (to: string) => {
    const code = 'secondPerson';
    const { rows } = (await office.get('admin', '/access/switches')) as unknown as {
      rows: { code: string; version: number }[];
    };
    const version = rows.find((row) => row.code === code)?.version ?? 0;
    return office.post('admin', '/access/switches/set', { code, set: to, version, reason });
  };
  const mayOpen = async () => {
    const here = (await office.get('officer.policy', '/access/roles')).status;
    const seen = office.app.platform.announcements.newest();
    return [here, await second.statusOf('officer.policy', '/access/roles', seen)];
  };

  it('is asked for no more once two have switched it off, and again from the moment it is on', async () => {
    const off = await turn('off');
    expect(off).toMatchObject({ state: 'waiting' });
    expect(await set('officer', 'settings.access', 'agency')).toMatchObject({ state: 'waiting' });
    expect((await confirm(helper, off['changeId'])).status).toBe(200);
    expect(await set('officer', 'settings.access', 'agency')).toMatchObject({ state: 'applied' });
    expect(await mayOpen()).toEqual([200, 200]);
    expect(await set('officer', 'settings.access', 'none')).toMatchObject({ state: 'applied' });
    expect(await mayOpen()).toEqual([403, 403]);
    expect(await turn('file')).toMatchObject({ state: 'applied' });
    expect(await set('officer', 'settings.access', 'agency')).toMatchObject({ state: 'waiting' });
    expect(await mayOpen()).toEqual([403, 403]);
  });
});

describe('how far a permission reaches', () => {
  const profile = (by: string, of: string) =>
    office.get(by, `/identity/personnel/${office.person(of)}`);
  const scoped = async (scope: string) => {
    const { rights } = office.app.services.organisation;
    const { db } = office.app.platform;
    const { id } = await roleOf('executive');
    const permission = 'identity.personnel';
    const given = { permission, scope: scope as 'unit' };
    await db.transaction((tx) => rights.setPermission(tx, { callerId: null }, id, given));
  };

  it('bites where a call is about a person: own unit, units below, the agency', async () => {
    expect((await profile('head.policy', 'officer.policy')).status).toBe(403);
    await scoped('unit');
    expect((await profile('head.policy', 'officer.policy')).status).toBe(200);
    expect((await profile('head.policy', 'officer.legal')).status).toBe(403);
    expect((await profile('director', 'officer.legal')).status).toBe(403);
    await scoped('subtree');
    expect((await profile('director', 'officer.legal')).status).toBe(200);
    expect((await profile('head.policy', 'officer.legal')).status).toBe(403);
    await scoped('agency');
    expect((await profile('head.policy', 'officer.legal')).status).toBe(200);
  });

  it('is refused by calls that do not ask where it reaches', async () => {
    const { rights } = office.app.services.organisation;
    const { db } = office.app.platform;
    const { id } = await roleOf('executive');
    const given = { permission: 'identity.manage', scope: 'unit' as const };
    await db.transaction((tx) => rights.setPermission(tx, { callerId: null }, id, given));
    expect((await office.get('head.policy', '/mailbox/health')).status).toBe(403);
  });
});

describe('the last administrator', () => {
  it('stays, also when two are removed at the same time', async () => {
    const { db } = office.app.platform;
    const grants = await grantsOf('administrator');
    expect(grants).toHaveLength(2);
    const { rights } = office.app.services.organisation;
    const lastDay = office.dayFromToday(-1);
    const removals = await Promise.allSettled(
      grants.map(({ id }) =>
        db.transaction((tx) => rights.endGrant(tx, { callerId: null }, id, lastDay)),
      ),
    );
    expect(removals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await grantsOfBoth()).toHaveLength(1);
  });

  it('is neither suspended nor left without the permission', async () => {
    const { db } = office.app.platform;
    const suspend = db.query('update account set is_suspended = true');
    await expect(suspend).rejects.toThrow('access.last-administrator');
    const take = db.query(`delete from role_permission where permission = 'settings.access'`);
    await expect(take).rejects.toThrow('access.last-administrator');
  });
});

const grantsOfBoth = async (): Promise<unknown[]> =>
  office.app.db.query(
    `select g.id from role_grant g join role r on r.id = g.role_id
     where r.code = 'administrator' and g.valid_to is null`,
  );

describe('these settings', () => {
  it('are refused to a clerk on each call', async () => {
    const id = '01930000-0000-7000-8000-000000000201';
    const reads = ['roles', 'grants', 'role-types', 'changes'];
    const writes = [
      ...['roles/create', `roles/${id}/change`, `roles/${id}/permissions`, 'grants/make'],
      ...[`grants/${id}/end`, 'role-types/save', `changes/${id}/decide`],
    ];
    for (const path of reads) {
      expect((await office.get('clerk.policy', `/access/${path}`)).status, path).toBe(403);
    }
    for (const path of writes) {
      expect((await office.post('clerk.policy', `/access/${path}`, {})).status, path).toBe(403);
    }
  });
});
