import { randomUUID } from 'node:crypto';
import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuRow, SwitchRow } from '../contract/index.ts';

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
const seen = () => office.app.platform.announcements.newest();
const rowsOf = async (parent: string): Promise<MenuRow[]> => {
  const answer = await office.get('admin', `/access/menus?parent=${parent}`);
  return (answer as unknown as { rows: MenuRow[] }).rows;
};
const change = async (parent: string, id: number, part: object) => {
  const row = (await rowsOf(parent)).find((one) => one.id === id);
  if (!row) throw new Error(`no menu ${id}`);
  const { nameTh, nameEn, icon, action, seq, isOn, version } = row;
  const form = { nameTh, nameEn, icon, action, seq, isOn, version, ...part };
  return office.post('admin', '/access/menus/save', { menuId: id, parent, ...form, reason });
};
const tiles = async (): Promise<string> =>
  JSON.stringify(await office.get('officer.policy', '/service/menu-module-permission'));

const closedPages = async (): Promise<string[]> => {
  const answer = await office.app.fetch('/api/portal/deployment');
  return ((await answer.json()) as { item: { closedPages: string[] } }).item.closedPages;
};

describe('an application', () => {
  it('is renamed and ordered as the agency wants, at once', async () => {
    expect(await tiles()).toContain('งานสารบรรณ');
    expect(await change('launcher', 3100, { nameTh: 'สารบรรณอิเล็กทรอนิกส์' })).toMatchObject({
      state: 'applied',
    });
    expect(await tiles()).toContain('สารบรรณอิเล็กทรอนิกส์');
  });

  it('that is off has no tile, no page and no call, in every process', async () => {
    const call = '/registry/registers';
    expect((await office.get('clerk.policy', call)).status).not.toBe(403);
    await change('launcher', 3100, { isOn: false });
    expect(await tiles()).not.toContain('สารบรรณ');
    expect((await office.get('clerk.policy', call)).status).toBe(403);
    expect(await second.statusOf('clerk.policy', call, seen())).toBe(403);
    expect(await closedPages()).toContain('/sarabun');
    await change('launcher', 3100, { isOn: true });
    expect((await office.get('clerk.policy', call)).status).not.toBe(403);
  });

  it('of the settings stays, and none leads to a page that is not there', async () => {
    expect((await change('launcher', 3144, { isOn: false })).status).toBe(409);
    const nowhere = await change('launcher', 3100, { action: 'no-such-page' });
    expect(nowhere).toMatchObject({ status: 422 });
    expect(JSON.stringify(nowhere)).toContain('ไม่พบหน้า no-such-page เมนูนี้จะเปิดไม่ได้');
  });

  it('may be a link of the agency, over https only', async () => {
    const link = {
      ...{ menuId: '', parent: 'launcher', nameTh: 'ระบบลา', nameEn: '', icon: 'globe', seq: 50 },
      ...{ isOn: true, reason },
    };
    const unsafe = { ...link, action: 'http://leave.example.go.th' };
    expect((await office.post('admin', '/access/menus/save', unsafe)).status).toBe(422);
    const safe = { ...link, action: 'https://leave.example.go.th' };
    expect((await office.post('admin', '/access/menus/save', safe)).status).toBe(200);
    expect(await tiles()).toContain('https://leave.example.go.th');
  });

  it('tells the second editor who was first', async () => {
    const late = await change('launcher', 3100, { nameTh: 'อื่น', version: 0 });
    expect(late.status).toBe(409);
  });
});

describe('a menu', () => {
  it('that is off in both strips takes its page and calls along', async () => {
    const statuses = async () => {
      const list = await office.get('officer.policy', '/help/manuals');
      const opened = await office.post('officer.policy', `/help/manual/${randomUUID()}/open`, {});
      return [list.status, opened.status];
    };
    expect(await statuses()).toEqual([200, 404]);
    const entries = [...(await rowsOf('3099')), ...(await rowsOf('3090'))].filter(
      ({ action }) => action === 'manual',
    );
    expect(entries).toHaveLength(2);
    const [first, last] = entries as [MenuRow, MenuRow];
    await change(first.parent, first.id, { isOn: false });
    // The other strip still leads to it.
    expect(await statuses()).toEqual([200, 404]);
    await change(last.parent, last.id, { isOn: false });
    expect(await statuses()).toEqual([403, 403]);
    expect(await second.statusOf('officer.policy', '/help/manuals', seen())).toBe(403);
    expect(await closedPages()).toEqual(['/manual']);
  });
});

describe('a function of the system', () => {
  const rows = async (): Promise<SwitchRow[]> =>
    ((await office.get('admin', '/access/switches')) as unknown as { rows: SwitchRow[] }).rows;
  const set = async (code: string, to: string) => {
    const version = (await rows()).find((one) => one.code === code)?.version ?? 0;
    return office.post('admin', '/access/switches/set', { code, set: to, version, reason });
  };
  const flags = async (fetch = office.app.fetch) => {
    const headers = { 'sarn-change': String(seen()) };
    const answer = await fetch('/api/portal/deployment', { headers });
    return ((await answer.json()) as { item: { flags: Record<string, boolean> } }).item.flags;
  };

  it('is told to the page at once, by every process', async () => {
    expect((await flags())['speechToText']).toBe(false);
    expect(await set('speechToText', 'on')).toMatchObject({ state: 'applied' });
    expect((await flags())['speechToText']).toBe(true);
    await expect.poll(async () => (await flags(second.fetch))['speechToText']).toBe(true);
    await set('speechToText', 'file');
    expect((await flags())['speechToText']).toBe(false);
  });

  it('that makes signing in weaker waits for a second person', async () => {
    const asked = await set('registration', 'on');
    expect(asked).toMatchObject({ state: 'waiting' });
    // There is one administrator: it is applied by itself after a day.
    expect(asked['aloneAt']).not.toBeNull();
    expect((await flags())['registration']).toBe(false);
  });

  it('that is read at the start only cannot be set here', async () => {
    expect((await set('webPush', 'off')).status).toBe(409);
  });
});

it('a clerk is refused on each call of menus and functions', async () => {
  for (const path of ['menus?parent=launcher', 'switches']) {
    expect((await office.get('clerk.policy', `/access/${path}`)).status, path).toBe(403);
  }
  for (const path of ['menus/save', 'switches/set']) {
    expect((await office.post('clerk.policy', `/access/${path}`, {})).status, path).toBe(403);
  }
});
