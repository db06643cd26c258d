import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { ok, rowsOf, unitsOf } from './units.testing.ts';

let office: OfficeInstance;
let now = new Date();
beforeAll(async () => {
  office = await openInstance({ clock: { now: () => now } });
});
afterAll(() => office.close());

const { change, detailOf, found, opened, order, planned, signed } = unitsOf(() => office);

async function atNight(day: string): Promise<void> {
  now = new Date(`${day}T00:05:00+07:00`);
  await planned(`night ${day}`);
}

describe('[8.01] the organisation in the settings', () => {
  it('opens level by level with numbers, and finds by word and letter code with the path', async () => {
    const [root] = await opened();
    expect(root).toMatchObject({ nameTh: 'สำนักงานทดสอบงานสารบรรณ', children: 3, units: 4 });
    expect(root?.people).toBe(13);
    const below = await opened(`parentId=${root?.id}`);
    expect(below.map((row) => row.nameTh)).toEqual(['กองกฎหมาย', 'สำนักงานเลขานุการ', 'กองนโยบาย']);
    const byCode = await office.get('admin', '/settings/units/find?search=0102');
    expect(rowsOf(byCode)).toMatchObject([
      { nameTh: 'กองนโยบาย', path: [{ nameTh: 'สำนักงานทดสอบงานสารบรรณ' }] },
    ]);
    expect(byCode['total']).toBe(1);
  });

  it('refuses a clerk on each call', async () => {
    const unitId = office.unit('policy');
    for (const path of ['', '/find', `/${unitId}`, `/${unitId}/history`, `/${unitId}/effect`]) {
      expect((await office.get('clerk.policy', `/settings/units${path}`)).status, path).toBe(403);
    }
    expect((await office.get('clerk.policy', '/settings/unit-plans')).status).toBe(403);
    const body = { seen: 1, order: order(), change: { act: 'letter-code', letterCode: 'ก 1' } };
    for (const [path, sent] of [
      [`/units/${unitId}/change`, body],
      [`/units/${unitId}/correct`, {}],
      ['/units', {}],
      [`/unit-plans/${unitId}/cancel`, { reason: 'ทดสอบ' }],
    ] as const) {
      expect((await office.post('clerk.policy', `/settings${path}`, sent)).status, path).toBe(403);
    }
  });

  it('makes a unit below another; the next moment pickers have it', async () => {
    const made = await ok(found());
    const units = await office.get('officer.legal', '/identity/units?search=ติดตาม');
    expect(rowsOf(units)).toMatchObject([{ id: made['unitId'], nameTh: 'กลุ่มติดตาม' }]);
    // It has no letter code of its own: the detail says whose stands before its numbers.
    expect(await detailOf(String(made['unitId']))).toMatchObject({
      ...{ letterCode: '', codedAs: { letterCode: 'ทส 0102', unit: { name: 'กองนโยบาย' } } },
    });
    expect(await found()).toMatchObject({ code: 'identity.unit-code-known', atField: 'code' });
    const higher = { code: 'x', kind: 'agency' };
    expect(await found(higher)).toMatchObject({ code: 'identity.unit-rank' });
    const sameLetter = { code: 'x', letterCode: 'ทส 0103' };
    expect(await found(sameLetter)).toMatchObject({
      code: 'identity.letter-code-taken',
      message: 'รหัสหนังสือซ้ำกับ กองกฎหมาย',
    });
    const later = { from: office.dayFromToday(1) };
    expect(await found({ code: 'x' }, later)).toMatchObject({
      code: 'reorganisation.unit-from-later',
    });
    const short = await found({ code: 'x' }, { reason: 'กก' });
    expect(short.status).toBe(422);
  });
});

describe('[8.01] a unit that is renamed', () => {
  it('keeps its row and registers: old papers show the old name, new ones the new', async () => {
    const legal = office.unit('legal');
    const before = await signed('officer.legal', 'head.legal');
    now = new Date(now.getTime() + 3 * 86_400_000);
    await ok(change(legal, { act: 'rename', nameTh: 'กองนิติการ', abbreviation: 'กนต.' }));
    const after = await signed('officer.legal', 'head.legal');
    const nameOf = async (id: string) => (await office.document('head.legal', id)).ownerUnit.name;
    // Not numbered yet: drafts and lists show the name of today.
    expect(await nameOf(before)).toBe('กองนิติการ');
    await office.act('clerk.legal', before, 'number', {});
    expect(await nameOf(before)).toBe('กองนิติการ');
    await office.act('clerk.legal', after, 'number', {});
    now = new Date(now.getTime() + 86_400_000);
    await ok(change(legal, { act: 'rename', nameTh: 'กองกฎหมายและคดี' }));
    expect(await nameOf(before)).toBe('กองนิติการ');
    expect(await nameOf(after)).toBe('กองนิติการ');
    const again = await signed('officer.legal', 'head.legal');
    const { number: letterNo } = await office.act('clerk.legal', again, 'number', {});
    expect(letterNo).toBe('ทส 0103/3');
    expect(await nameOf(again)).toBe('กองกฎหมายและคดี');
    const was = await opened(`parentId=${office.unit('agency')}&day=${office.dayFromToday(-1)}`);
    expect(was.map((row) => row.nameTh)).toContain('กองนิติการ');
    const { rows } = (await office.get('clerk.legal', '/registry/registers')) as unknown as {
      rows: { id: string; kind: string; unit: { name: string } }[];
    };
    const book = rows.find(({ kind }) => kind === 'outgoing');
    expect(book?.unit.name).toBe('กองกฎหมายและคดี');
    const lines = await office.get(
      'clerk.legal',
      `/registry/registers/${book?.id}/entries?year=${office.buddhistYear}`,
    );
    const senders = (lines['rows'] as { sender: string }[]).map((line) => line.sender);
    expect(senders).toEqual(['กองกฎหมายและคดี', 'กองนิติการ', 'กองนิติการ']);
  });

  it('tells its history: who, when, old and new, and why', async () => {
    const answer = await office.get('admin', `/settings/units/${office.unit('legal')}/history`);
    const [last] = answer['rows'] as {
      name: string;
      act: { th: string };
      changes: { field: string; old: string; new: string }[];
      orderNo: string;
      reason: string;
      from: string;
    }[];
    expect(last).toMatchObject({
      name: expect.stringContaining('ผู้ดูแล'),
      act: { th: 'เปลี่ยนชื่อหน่วยงาน' },
      orderNo: '412/2569',
      reason: 'ปรับโครงสร้าง',
      from: office.today,
    });
    expect(last?.changes).toContainEqual({
      field: 'nameTh',
      old: 'กองนิติการ',
      new: 'กองกฎหมายและคดี',
    });
  });

  it('refuses the second of two administrators, and a day before the last change', async () => {
    const legal = office.unit('legal');
    const { version } = await detailOf(legal);
    const rename = { act: 'rename', nameTh: 'กองคดี' };
    const stale = await office.post('admin', `/settings/units/${legal}/change`, {
      ...{ seen: version - 1, order: order(), change: rename },
    });
    expect(stale).toMatchObject({ code: 'identity.unit-stale', status: 409 });
    expect(stale['message']).toMatch(/^มีผู้แก้ไขก่อนท่าน \(.*ผู้ดูแล.* \d\d\.\d\d น\.\)/);
    expect(await change(legal, rename, { from: office.dayFromToday(-2) })).toMatchObject({
      code: 'identity.unit-changed-after',
    });
  });
});

describe('[8.01] a letter code that changes from a day on', () => {
  it('numbers on under the new code; old papers keep theirs', async () => {
    const policy = office.unit('policy');
    const first = await signed('officer.policy', 'head.policy');
    expect(await office.act('clerk.policy', first, 'number', {})).toMatchObject({
      number: 'ทส 0102/1',
    });
    expect(await change(policy, { act: 'letter-code', letterCode: 'ทส 0103' })).toMatchObject({
      code: 'identity.letter-code-taken',
    });
    const tomorrow = office.dayFromToday(1);
    const given = { act: 'letter-code', letterCode: 'อว 64.3' };
    const answer = await ok(change(policy, given, { from: tomorrow }));
    expect(answer['planId']).toBeTruthy();
    expect(await change(policy, given, { from: tomorrow })).toMatchObject({
      code: 'reorganisation.unit-plan-there',
    });
    const second = await signed('officer.policy', 'head.policy');
    const third = await signed('officer.policy', 'head.policy');
    expect(await office.act('clerk.policy', second, 'number', {})).toMatchObject({
      number: 'ทส 0102/2',
    });
    await atNight(tomorrow);
    expect((await detailOf(policy)).letterCode).toBe('อว 64.3');
    expect(await office.act('clerk.policy', third, 'number', {})).toMatchObject({
      number: 'อว 64.3/3',
    });
    const old = await office.document('clerk.policy', second);
    expect(old.letterNo).toBe('ทส 0102/2');
    const { rows } = (await office.get('admin', '/settings/unit-plans')) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  });

  it('is planned and called off', async () => {
    const policy = office.unit('policy');
    const given = { act: 'rename', nameTh: 'กองแผน' };
    const answer = await ok(change(policy, given, { from: office.dayFromToday(1) }));
    const cancel = () =>
      office.post('admin', `/settings/unit-plans/${String(answer['planId'])}/cancel`, {
        reason: 'คำสั่งถูกเพิกถอน',
      });
    expect(await cancel()).toMatchObject({ status: 200 });
    expect(await cancel()).toMatchObject({ code: 'reorganisation.unit-plan-over' });
    await atNight(office.dayFromToday(1));
    expect((await detailOf(policy)).nameTh).toBe('กองนโยบาย');
  });
});
