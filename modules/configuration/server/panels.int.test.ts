import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingRowOut } from '@sarn/kernel';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
  await office.publish('officer.policy', 'cycle');
  await office.publish('officer.policy', 'news');
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const path = '/settings/tables/document-central';
const rowOf = async (code: string): Promise<SettingRowOut> => {
  const { row } = (await office.get('admin', `${path}/row/${code}`)) as unknown as {
    row: SettingRowOut;
  };
  return row;
};
const save = async (code: string, values: object, name?: string) => {
  const { used: _used, origin: _origin, sort: _sort, ...row } = await rowOf(code);
  return office.post('admin', `${path}/save`, {
    ...{ ...row, nameTh: name ?? row.nameTh, values: { ...row.values, ...values } },
  });
};

interface Group {
  readonly bookType: string;
  readonly items: { readonly isNew: boolean }[];
  readonly title: string;
  readonly isShown: boolean;
  readonly place: number;
  readonly rows: number;
}
interface Dashboard {
  readonly item: Group[];
  readonly area: { readonly title: string; readonly isShown: boolean };
}
async function dashboard(account = 'officer.policy', fetch = office.app.fetch): Promise<Dashboard> {
  const headers = {
    authorization: `Bearer ${await office.token(account)}`,
    'content-type': 'application/json',
  };
  const answer = await fetch('/api/get-dashboard', { method: 'POST', headers, body: '{}' });
  return (await answer.json()) as Dashboard;
}
const groupOf = async (book: string, account = 'officer.policy', fetch = office.app.fetch) =>
  (await dashboard(account, fetch)).item.find(({ bookType }) => bookType === book);
const order = [
  ...['cycle', 'command', 'regularity', 'rule', 'news', 'announce', 'declaration', 'meet'],
];

describe('a panel of the dashboard', () => {
  it('has the title, the rows and the marks of the agency, at once and in every process', async () => {
    expect(await groupOf('news')).toMatchObject({ title: 'ข่าว', rows: 5 });
    expect((await groupOf('news'))?.items[0]?.isNew).toBe(false);
    await save('news', { rowsShown: 8, newDays: 7 }, 'ข่าวประชาสัมพันธ์');
    const expected = { title: 'ข่าวประชาสัมพันธ์', rows: 8 };
    expect(await groupOf('news')).toMatchObject(expected);
    expect((await groupOf('news'))?.items[0]?.isNew).toBe(true);
    await expect
      .poll(() => groupOf('news', 'officer.policy', second.fetch))
      .toMatchObject(expected);
  });

  it('that is hidden is empty, and the eight groups keep their places', async () => {
    await save('news', { shown: 'off' });
    const { item } = await dashboard();
    expect(item.map(({ bookType }) => bookType)).toEqual(order);
    expect(item[4]).toMatchObject({ items: [], isShown: false });
    expect(item[0]?.items).toHaveLength(1);
    const asked = await office.dashboard('officer.policy', { bookType: 'news' });
    expect(asked[4]?.items).toEqual([]);
    await save('news', { shown: 'on' });
    expect((await groupOf('news'))?.items).toHaveLength(1);
  });

  it('is seen by heads alone, or by clerks', async () => {
    await save('news', { seenBy: 'heads' });
    expect(await groupOf('news', 'head.policy')).toMatchObject({ isShown: true });
    expect(await groupOf('news', 'clerk.policy')).toMatchObject({ isShown: false, items: [] });
    await save('news', { seenBy: 'clerks' });
    expect(await groupOf('news', 'head.policy')).toMatchObject({ isShown: false });
    expect(await groupOf('news', 'clerk.policy')).toMatchObject({ isShown: true });
    await save('news', { seenBy: 'all' });
  });

  it('goes to its place on the screen, while the call keeps its order', async () => {
    await office.post('admin', `${path}/move`, { code: 'command', after: 'area' });
    const { item } = await dashboard();
    expect(item.map(({ bookType }) => bookType)).toEqual(order);
    expect(item.find(({ bookType }) => bookType === 'command')?.place).toBe(1);
    expect(item.find(({ bookType }) => bookType === 'cycle')?.place).toBe(2);
  });
});

describe('the two panels that a deployment file may leave out', () => {
  const flag = async () => {
    const answer = await office.app.fetch('/api/portal/deployment');
    return ((await answer.json()) as { item: { flags: { circularPanel: boolean } } }).item.flags;
  };

  it('are as the file says, or as the agency sets them', async () => {
    const ieat = await openInstance({ config: { deployment: 'ieat' } });
    try {
      const { item } = (await ieat.post(
        'officer.policy',
        '/get-dashboard',
        {},
      )) as unknown as Dashboard;
      const shown = item.filter(({ isShown }) => !isShown).map(({ bookType }) => bookType);
      expect(shown).toEqual(['cycle', 'declaration']);
    } finally {
      await ieat.close();
    }
    expect(await flag()).toMatchObject({ circularPanel: true });
    await save('cycle', { shown: 'off' });
    expect(await flag()).toMatchObject({ circularPanel: false });
    await save('cycle', { shown: 'file' });
    expect(await flag()).toMatchObject({ circularPanel: true });
  });
});

describe('the area', () => {
  it('has a title of the agency, and takes all panels with it when it is hidden', async () => {
    await save('area', {}, 'ข่าวสารและประกาศ');
    expect((await dashboard()).area).toEqual({ title: 'ข่าวสารและประกาศ', isShown: true });
    await save('area', { shown: 'off' });
    const hidden = await dashboard();
    expect(hidden.area.isShown).toBe(false);
    expect(hidden.item.every(({ items }) => items.length === 0)).toBe(true);
    await save('area', { shown: 'on' });
  });
});

describe('refused', () => {
  it('to add or to end a panel (R6), and to a stale form (R1)', async () => {
    const row = await rowOf('rule');
    const { nameTh, validFrom, values, version } = row;
    const form = { nameTh, validFrom, values };
    const added = await office.post('admin', `${path}/save`, { code: 'own', ...form });
    expect(added.status).toBe(409);
    const rows = [{ code: 'rule', version }];
    const ended = await office.post('admin', `${path}/end`, {
      ...{ rows, validTo: '2026-12-31', reason: 'ไม่ใช้แล้ว' },
    });
    expect(ended.status).toBe(409);
    await save('rule', { rowsShown: 6 });
    const stale = await office.post('admin', `${path}/save`, { code: 'rule', version, ...form });
    expect([stale.status, JSON.stringify(stale)]).toEqual([
      409,
      expect.stringContaining('มีผู้แก้ไขก่อนท่าน'),
    ]);
  });

  it('to people without the right (R10)', async () => {
    expect((await office.get('clerk.policy', `${path}/rows`)).status).toBe(403);
  });
});
