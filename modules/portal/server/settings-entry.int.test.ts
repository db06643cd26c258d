import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
const settingsTile = 3144;

beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

/** Gives somebody a permission that reaches the units below a unit. */
async function grant(account: string, permission: string, scope = 'subtree'): Promise<void> {
  const { platform } = office.app;
  await platform.db.transaction(async (tx) => {
    const code = `of-${account.replace('.', '-')}`;
    await tx.query(
      `insert into role (id, code, name_th, name_en, sort)
       values (gen_random_uuid(), $1, 'ผู้ดูแลหน่วยงาน', '', 90)`,
      [code],
    );
    await tx.query(
      `insert into role_permission (role_id, permission, scope)
       select id, $2, $3 from role where code = $1`,
      [code, permission, scope],
    );
    await tx.query(
      `insert into role_grant (id, role_id, person_id, unit_id, created_at)
       select gen_random_uuid(), id, $2, $3, now() from role where code = $1`,
      [code, office.person(account), office.unit('legal')],
    );
    await platform.announcements.announce(tx, 'rights');
  });
}

const tilesOf = (answer: unknown): number[] =>
  (answer as { items: { MENU_ID: number }[] }).items.map(({ MENU_ID }) => MENU_ID);

test('an administrator of a unit finds the centre in the launcher, and nothing else opens', async () => {
  const keeper = 'officer.legal';
  const modules = async (account: string) =>
    tilesOf(await office.get(account, '/service/menu-module-permission'));
  expect(await modules(keeper)).not.toContain(settingsTile);
  await grant(keeper, 'settings.sections');
  expect(await modules(keeper)).toContain(settingsTile);
  expect(tilesOf(await second.get(keeper, '/service/menu-module-permission'))).toContain(
    settingsTile,
  );
  const status = async (path: string) => (await office.get(keeper, path)).status;
  expect(await status('/settings/sections')).toBe(200);
  for (const path of ['/configuration/values', '/settings/units', '/access/roles', '/backup'])
    expect([path, await status(path)]).toEqual([path, 403]);
  expect(await modules('officer.policy')).not.toContain(settingsTile);
});

test('a permission of a page for the whole agency alone does not bring who has it for a unit', async () => {
  const keeper = 'clerk.legal';
  await grant(keeper, 'settings.organisation');
  expect(tilesOf(await office.get(keeper, '/service/menu-module-permission'))).not.toContain(
    settingsTile,
  );
});
