import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeenAs } from '../contract/index.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
}, 180_000);
afterAll(() => office.close());

const path = (account: string) => `/access/seen-as/${office.person(account)}`;
const seen = async (account: string): Promise<SeenAs> =>
  (await office.get('admin', path(account)))['item'] as SeenAs;
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const tilesOf = async (account: string): Promise<string[]> => {
  const answer = await office.get(account, '/service/menu-module-permission');
  return (answer['items'] as { MENU_NAME: string }[]).map((item) => item.MENU_NAME);
};
const headerOf = async (account: string): Promise<string[]> => {
  const answer = await office.post(
    account,
    '/sarabun/get-authen-user-menu-permission-header-bottom',
    { MENU_PARENT: 3099, MENU_LEVEL: 1 },
  );
  return (answer['item'] as { MENU_NAME: string }[]).map((item) => item.MENU_NAME);
};
const cardsOf = async (account: string): Promise<string[]> => {
  const answer = await office.post(account, '/get-todo-lists', {});
  return (answer['items'] as { TITLE: string }[]).map((item) => item.TITLE);
};

describe('the application in the eyes of another person', () => {
  it.each(['clerk.policy', 'officer.legal', 'saraban', 'admin'])(
    'has the menus, tiles and cards that %s is shown, and nothing else',
    async (account) => {
      const item = await seen(account);
      expect(names(item.tiles)).toEqual(await tilesOf(account));
      expect(names(item.menus)).toEqual(await headerOf(account));
      expect(names(item.queues)).toEqual(await cardsOf(account));
    },
  );

  it('has the settings of an administrator, and none of an officer', async () => {
    expect((await seen('admin')).settings.length).toBeGreaterThan(3);
    expect((await seen('officer.legal')).settings).toEqual([]);
  });

  it('shows no document and no number of them, and reads none', async () => {
    const { documentId } = await office.register('saraban', { subject: 'เรื่องที่ผู้ดูแลไม่อาจอ่าน' });
    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: office.unit('policy') }],
    });
    const text = JSON.stringify(await seen('clerk.policy'));
    expect(text).not.toContain('ผู้ดูแลไม่อาจอ่าน');
    expect(text).not.toContain(documentId);
    const { queues, menus } = await seen('clerk.policy');
    for (const line of [...queues, ...menus]) {
      expect(Object.values(line).filter((value) => typeof value === 'number')).toEqual([]);
    }
  });

  it('is kept in the activity log, with who looked at whose', async () => {
    await seen('head.legal');
    const rows = await office.app.db.query<{ caller: string }>(
      `select caller_id as caller from audit_entry
       where act = 'access.seen-as' and subject_id = $1`,
      [office.person('head.legal')],
    );
    expect(rows).toEqual([{ caller: office.person('admin') }]);
  });

  it('is refused to whoever does not give rights, and is empty for a suspended account', async () => {
    expect((await office.get('clerk.policy', path('officer.legal'))).status).toBe(403);
    const isSuspended = (is: boolean) =>
      office.app.db.query('update account set is_suspended = $2 where person_id = $1', [
        office.person('officer.legal'),
        is,
      ]);
    await isSuspended(true);
    expect(await seen('officer.legal')).toMatchObject({
      ...{ canSignIn: false, tiles: [], menus: [], queues: [], settings: [] },
    });
    await isSuspended(false);
  });
});
