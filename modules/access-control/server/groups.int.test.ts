import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupLine, GroupMember, GroupMenuCell } from '../contract/index.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const reason = 'ตามคำสั่งสำนักงาน';
const groups = async (): Promise<GroupLine[]> =>
  ((await office.get('admin', '/access/groups')) as unknown as { rows: GroupLine[] }).rows;
const groupOf = async (code: string): Promise<GroupLine> => {
  const found = (await groups()).find((group) => group.code === code);
  if (!found) throw new Error(`no group ${code}`);
  return found;
};
const save = async (code: string, form: object = {}) => {
  const known = (await groups()).find((group) => group.code === code);
  return office.post('admin', '/access/groups/save', {
    ...{ code, nameTh: code, kind: 'fixed', validFrom: office.today, reason },
    ...(known ? { groupId: known.id, version: known.version } : {}),
    ...form,
  });
};
const members = async (code: string): Promise<string[]> => {
  const { id } = await groupOf(code);
  const answer = await office.get('admin', `/access/groups/${id}`);
  return (answer as unknown as { members: GroupMember[] }).members.map((one) => one.id);
};
const cells = async (code: string): Promise<GroupMenuCell[]> => {
  const { id } = await groupOf(code);
  const answer = await office.get('admin', `/access/groups/${id}/menus`);
  return (answer as unknown as { rows: GroupMenuCell[] }).rows;
};
const setMenu = async (code: string, menu: string, level: string) => {
  const { id, version } = await groupOf(code);
  const body = { version, set: [{ menu, level }], reason };
  return office.post('admin', `/access/groups/${id}/menus`, body);
};

describe('who belongs to a group', () => {
  it('is found by name, by rule and by groups within groups', async () => {
    const { person } = office;
    await save('auditors', { memberIds: [office.person('officer.policy')] });
    await save('policy-people', { kind: 'rule', ruleUnitId: office.unit('policy') });
    await save('both', {
      memberIds: [office.person('saraban')],
      partIds: [(await groupOf('auditors')).id, (await groupOf('clerks')).id],
    });
    expect(await members('auditors')).toEqual([person('officer.policy')]);
    expect((await members('policy-people')).toSorted()).toEqual(
      ['head', 'clerk', 'officer', 'officer2'].map((one) => person(`${one}.policy`)).toSorted(),
    );
    expect((await members('both')).toSorted()).toEqual(
      ['saraban', 'officer.policy', 'clerk.policy', 'clerk.legal'].map(person).toSorted(),
    );
    expect((await groupOf('everyone')).people).toBe(13);
  });

  it('is never a ring, and three levels at most', async () => {
    const both = (await groupOf('both')).id;
    const ring = await save('auditors', { partIds: [both] });
    expect(ring).toMatchObject({ status: 409 });
    expect(JSON.stringify(ring)).toContain('กลุ่มซ้อนกันเป็นวง');
    expect((await save('third', { partIds: [both] })).status).toBe(200);
    const deep = await save('fourth', { partIds: [(await groupOf('third')).id] });
    expect(deep.status).toBe(422);
  });

  it('leaves no name of somebody whose account is closed', async () => {
    const leaving = office.person('officer2.policy');
    const staying = office.person('officer.legal');
    await save('leavers', { memberIds: [leaving, staying] });
    await save('leavers-too', { memberIds: [leaving] });
    const said = { reason: 'พ้นหน้าที่ทดสอบ' };
    await office.post('admin', `/personnel/accounts/${leaving}/suspend`, said);
    const at = `/personnel/ended-accounts/${leaving}`;
    const line = async () => {
      const { item } = (await office.get('admin', at)) as unknown as {
        item: { account: { open: number }; lines: { line: string; needsTaker: boolean }[] };
      };
      const of = item.lines.find((one) => one.line === 'groups');
      return { open: item.account.open, line: of };
    };
    expect(await line()).toMatchObject({
      ...{ open: 0, line: { count: 2, needsTaker: false, samples: ['leavers', 'leavers-too'] } },
    });
    expect((await office.post('admin', `${at}/close`, said)).status).toBe(200);
    expect((await line()).line).toBeUndefined();
    const named = await office.app.db.query(
      `select person_id id from user_group_member m join user_group g on g.id = m.group_id
       where g.code like 'leavers%'`,
    );
    expect(named).toEqual([{ id: staying }]);
    // The history of the group says who went, and why.
    const [change] = await office.app.db.query<{ difference: { before: string }[] }>(
      `select difference from access_change where reason = 'สมาชิกพ้นหน้าที่' limit 1`,
    );
    expect(change?.difference).toMatchObject([{ field: 'members' }]);
    // Restoring gives the account, not what was ended.
    expect((await office.post('admin', `${at}/restore`, said)).status).toBe(200);
    expect(await members('leavers')).toEqual([staying]);
  });

  it('is offered to everybody as a list of recipients', async () => {
    const answer = await office.get('officer.legal', '/access/recipient-groups');
    expect(JSON.stringify(answer)).toContain('auditors');
    const { id } = await groupOf('auditors');
    const people = await office.get('officer.legal', `/access/recipient-groups/${id}`);
    expect(people).toMatchObject({ total: 1 });
  });
});

describe('a cell of the matrix of menus', () => {
  const lists = '/audit/entries';

  it('gives menu, page and calls at once, and takes them with the last source', async () => {
    expect((await office.get('officer.policy', lists)).status).toBe(403);
    expect(await second.statusOf('officer.policy', lists)).toBe(403);
    const given = await setMenu('auditors', 'permission:audit.read', 'manage');
    expect(given).toMatchObject({ state: 'applied' });
    expect((await office.get('officer.policy', lists)).status).toBe(200);
    const seen = office.app.platform.announcements.newest();
    expect(await second.statusOf('officer.policy', lists, seen)).toBe(200);
    await setMenu('auditors', 'permission:audit.read', 'none');
    expect((await office.get('officer.policy', lists)).status).toBe(403);
    const after = office.app.platform.announcements.newest();
    expect(await second.statusOf('officer.policy', lists, after)).toBe(403);
  });

  it('says by which roles its members have it anyway', async () => {
    const draft = (await cells('auditors')).find(({ menu }) => menu === 'menu:sarabun.create');
    expect(draft).toMatchObject({ level: 'none', roles: ['เจ้าหน้าที่'] });
    const lines = (await cells('auditors')).find(({ menu }) => menu === 'menu:sarabun.register');
    expect(lines).toMatchObject({ level: 'everybody', levels: [] });
    expect((await setMenu('auditors', 'menu:sarabun.register', 'manage')).status).toBe(422);
  });

  it('shows the strip below the header what it gives', async () => {
    const strip = async () =>
      JSON.stringify(
        await office.post(
          'head.legal',
          '/sarabun/get-authen-user-menu-permission-header-bottom',
          {},
        ),
      );
    expect(await strip()).not.toContain('ลงทะเบียนรับหนังสือภายนอก');
    await save('registering', { memberIds: [office.person('head.legal')] });
    await setMenu('registering', 'menu:sarabun.create.outside', 'manage');
    expect(await strip()).toContain('ลงทะเบียนรับหนังสือภายนอก');
    await save('registering', { memberIds: [] });
    expect(await strip()).not.toContain('ลงทะเบียนรับหนังสือภายนอก');
  });

  it('waits for a second person where it gives the settings of rights', async () => {
    const given = await setMenu('auditors', 'permission:settings.access', 'manage');
    expect(given).toMatchObject({ state: 'waiting' });
    expect((await office.get('officer.policy', '/access/roles')).status).toBe(403);
  });
});

it('a clerk is refused on each call of groups and of numbers', async () => {
  const { id } = await groupOf('auditors');
  for (const path of ['groups', `groups/${id}`, `groups/${id}/menus`, 'number-lines']) {
    expect((await office.get('clerk.policy', `/access/${path}`)).status, path).toBe(403);
  }
  for (const path of ['groups/save', `groups/${id}/menus`, 'number-lines/save']) {
    expect((await office.post('clerk.policy', `/access/${path}`, {})).status, path).toBe(403);
  }
});
