import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, exported, open, reason, shown } from './import.testing.ts';

let office: OfficeInstance;
/** Another administrator, who confirms. */
const helper = 'secretary';

beforeAll(async () => {
  office = await openInstance();
  const { people } = office.app.services.organisation;
  await office.app.platform.db.transaction((tx) =>
    people.grantRole(tx, { callerId: null }, 'administrator', { personId: office.person(helper) }),
  );
  for (const [path, body] of delivered) {
    expect(
      await office.post('admin', path, { validFrom: office.today, reason, ...body }),
    ).toMatchObject({
      status: 200,
    });
  }
  await grantMenu();
}, 180_000);
afterAll(() => office.close());

const delivered: readonly (readonly [string, object])[] = [
  ['/access/groups/save', { code: 'inner', nameTh: 'กลุ่มใน', kind: 'rule', ruleDuty: 'head' }],
  ['/access/role-types/save', { ...typeForm('watched'), needsSecond: true }],
  ['/access/roles/create', { code: 'plain', nameTh: 'บทบาทธรรมดา', typeCode: 'officer' }],
];

function typeForm(code: string) {
  return {
    ...{ code, nameTh: code, widestScope: 'agency', grantee: 'any', version: 0 },
    ...{ needsSecond: false, hasHeadPortal: false, sort: 90 },
  };
}

interface Coded {
  readonly id: string;
  readonly code: string;
  readonly version: number;
}
const groupOf = async (code: string) => {
  const { rows } = (await office.get('admin', '/access/groups')) as unknown as { rows: Coded[] };
  return rows.find((one) => one.code === code);
};

/** A group that contains another and grants a menu by which one administers. */
async function grantMenu(): Promise<void> {
  const inner = await groupOf('inner');
  await office.post('admin', '/access/groups/save', {
    ...{ code: 'outer', nameTh: 'กลุ่มนอก', kind: 'fixed', validFrom: office.today, reason },
    partIds: [inner?.id],
  });
  const outer = await groupOf('outer');
  const asked = await office.post('admin', `/access/groups/${outer?.id}/menus`, {
    ...{ version: outer?.version, reason },
    set: [{ menu: 'permission:identity.manage', level: 'manage' }],
  });
  expect((await decide(helper, asked['changeId'])).status).toBe(200);
}

const decide = (by: string, changeId: unknown) =>
  office.post(by, `/access/changes/${String(changeId)}/decide`, { decision: 'confirm' });

type Values = Record<string, Record<string, Record<string, unknown>>>;

/** Imports a file in which one row is another one. */
async function take(section: string, code: string, fields: object) {
  const file = await exported(office);
  const values = file['values'] as Values;
  values[section] ??= {};
  values[section][code] = { ...values[section][code], ...fields };
  const { id } = await open(office, JSON.stringify(file));
  const { digest } = await shown(office, id);
  return apply(office, id, { chosen: [`${section}/${code}`], digest });
}

const kept = async (section: string, code: string) =>
  ((await exported(office))['values'] as Values)[section]?.[code];

const waiting = async () =>
  (
    (await office.get('admin', '/access/changes?isWaiting=true')) as unknown as {
      rows: { id: string; state: string }[];
    }
  ).rows;

/** What a single screen lets wait for a second person; each by the file. */
const dangerous: readonly (readonly [string, string, string, object])[] = [
  ['a permission by which one administers', 'roles', 'plain', permission('settings.manage:agency')],
  ['a type that asks for a second person', 'roles', 'plain', { typeCode: 'watched' }],
  [
    'the end of a role by which one administers',
    'roles',
    'administrator',
    { nameEn: 'Other name' },
  ],
  ['a type that asks for nobody any more', 'role-types', 'watched', { needsSecond: false }],
  ['a weaker sign-in', 'system-functions', 'captcha', { set: 'off' }],
  ['the second person itself', 'system-functions', 'secondPerson', { set: 'off' }],
  ['a menu of a group', 'user-groups', 'inner', { menus: ['permission:settings.access=manage'] }],
  ['who joins a group within one that administers', 'user-groups', 'inner', { ruleDuty: 'clerk' }],
  ['a new group with such a menu', 'user-groups', 'later', laterGroup()],
];

function permission(code: string) {
  return { permissions: [code] };
}

function laterGroup() {
  return {
    ...{ nameTh: 'กลุ่มใหม่', nameEn: '', kind: 'fixed', parts: [], validFrom: '2026-01-01' },
    ...{ ruleUnit: null, ruleDuty: null, rulePositionType: null, validTo: null },
    menus: ['permission:settings.transfer=manage'],
  };
}

describe('by the file', () => {
  it.each(dangerous)('%s waits for a second person', async (_what, section, code, fields) => {
    const before = await kept(section, code);
    expect(before).not.toEqual({ ...before, ...fields });
    const answer = await take(section, code, fields);
    expect(answer).toMatchObject({ status: 200, count: 0, waiting: 1 });
    expect(await kept(section, code)).toEqual(before);
    const [change] = await waiting();
    expect((await decide('admin', change?.id)).status).toBe(403);
    const refused = { decision: 'refuse', reason };
    await office.post(helper, `/access/changes/${change?.id}/decide`, refused);
    expect(await kept(section, code)).toEqual(before);
  });

  it('a confirmed change holds as the file has it', async () => {
    await take('user-groups', 'later', laterGroup());
    const [change] = await waiting();
    expect((await decide(helper, change?.id)).status).toBe(200);
    expect(await kept('user-groups', 'later')).toEqual(laterGroup());
  });

  it('an undo that makes the sign-in weaker again waits, too', async () => {
    const off = await office.post('admin', '/access/switches/set', {
      ...{ code: 'captcha', set: 'off', version: 0, reason },
    });
    await decide(helper, off['changeId']);
    expect(await take('system-functions', 'captcha', { set: 'on' })).toMatchObject({ count: 1 });
    const last = (await office.get('admin', '/configuration/file/last')) as unknown as {
      item: { importId: string };
    };
    const undone = await office.post(
      'admin',
      `/configuration/file/imports/${last.item.importId}/undo`,
      {},
    );
    expect(undone).toMatchObject({ status: 200, count: 0, waiting: 1 });
    expect(await kept('system-functions', 'captcha')).toEqual({ set: 'on' });
  });
});
