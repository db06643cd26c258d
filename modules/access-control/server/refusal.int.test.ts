import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuRow } from '../contract/index.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

interface Explained {
  readonly name: string;
  readonly text: string;
  readonly ask: string[];
  readonly mayGrant: boolean;
  readonly roles: { id: string; name: string }[];
  readonly menu: { id: string; name: string; parent: string } | null;
}
const explain = async (account: string, query: string): Promise<Explained> => {
  const answer = await office.get(account, `/access/refusal?${query}`);
  expect(answer.status).toBe(200);
  return answer as unknown as Explained;
};

describe('a refused call', () => {
  it('tells which permission is missing, and nothing else', async () => {
    const answer = await office.get('officer.policy', '/access/roles');
    expect(answer).toMatchObject({
      ...{ status: 403, code: 'platform.forbidden', params: { permission: 'settings.access' } },
    });
    expect(Object.keys(answer['params'] as object)).toEqual(['permission']);
    expect(await office.get('officer.policy', '/settings/tables/prefix/rows')).toMatchObject({
      ...{ status: 403, code: 'settings.forbidden', params: { permission: expect.any(String) } },
    });
  });

  it('tells that its application is switched off', async () => {
    const switchTo = async (isOn: boolean) => {
      const answer = await office.get('admin', '/access/menus?parent=launcher');
      const rows = (answer as unknown as { rows: MenuRow[] }).rows;
      const row = rows.find(({ id }) => id === 3100);
      if (!row) throw new Error('no tile of documents');
      const { nameTh, nameEn, icon, action, seq, version } = row;
      const form = { nameTh, nameEn, icon, action, seq, version, isOn, reason: 'ทดลองปิด' };
      await office.post('admin', '/access/menus/save', {
        ...{ menuId: 3100, parent: 'launcher', ...form },
      });
    };
    const asked = 'closed=/registry/registers';
    expect((await explain('admin', asked)).menu).toBeNull();
    await switchTo(false);
    const refused = await office.get('clerk.policy', '/registry/registers');
    expect(refused).toMatchObject({ status: 403, params: { closed: '/registry/registers' } });
    expect((await explain('admin', asked)).menu).toMatchObject({ id: '3100', parent: 'launcher' });
    expect((await explain('admin', 'closed=/sarabun/contacts')).menu?.id).toBe('3100');
    expect((await explain('clerk.policy', asked)).menu).toBeNull();
    await switchTo(true);
  });
});

describe('the explanation of a refusal', () => {
  const asked = 'permission=settings.access';

  it('names the permission and the units of who gives it; no person, no role', async () => {
    const found = await explain('officer.policy', asked);
    expect(found).toMatchObject({ mayGrant: false, roles: [], menu: null });
    expect(found.name).not.toContain('settings.access');
    expect(found.name).toMatch(/[ก-๙]/);
    const units = await office.app.db.query<{ name: string }>(
      `select u.name_th as name from post_holding h join post p on p.id = h.post_id
       join unit u on u.id = p.serves_unit_id where h.person_id = $1`,
      [office.person('admin')],
    );
    expect(found.ask).toEqual(units.map(({ name }) => name));
  });

  it('names the roles that have it to who gives rights', async () => {
    const found = await explain('admin', 'permission=registry.register');
    expect(found).toMatchObject({ mayGrant: true, ask: [] });
    const rows = await office.app.db.query<{ id: string }>(
      `select role_id as id from role_permission where permission = 'registry.register'`,
    );
    expect(found.roles.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(found.roles.length).toBeGreaterThan(0);
  });

  it('says nothing of a code that no module has', async () => {
    for (const account of ['admin', 'officer.policy']) {
      expect(await explain(account, 'permission=no.such')).toMatchObject({ name: '', roles: [] });
    }
  });
});
