import { composeModules, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allKeys, apply, exported, open, shown } from './import.testing.ts';
import { prepare } from './prepare.testing.ts';

let office: OfficeInstance;
let other: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  other = await openInstance();
  // A register that is shared must be open in each installation.
  for (const each of [office, other]) {
    const book = { unitId: each.unit('agency'), kind: 'outgoing' };
    expect(await each.post('saraban', '/registry/registers/open', book)).toMatchObject({
      status: 200,
    });
  }
  await prepare(office);
}, 240_000);
afterAll(async () => {
  await other.close();
  await office.close();
});

/** The settings of a file; the day on which it was made is no setting. */
const settings = ({ tables = {}, values }: Record<string, Record<string, object>>) => ({
  // The codes of positions are made by each installation: they are known by their names.
  ...{
    tables: { ...tables, 'position-information': byName(tables['position-information']) },
    values,
  },
});
const byName = (rows: object | undefined) =>
  Object.fromEntries(
    Object.values((rows ?? {}) as Record<string, { nameTh: string; sort: number }>).map(
      ({ sort: _sort, ...row }) => [row.nameTh, row],
    ),
  );

describe('out of one installation and into another', () => {
  it('gives the same tables and values when it goes out of that one', async () => {
    const file = await exported(office);
    expect(file).toMatchObject({ format: 1, product: { name: 'sarn' }, deployment: 'sarn' });
    expect(settings(await exported(other))).not.toEqual(settings(file));
    const { id } = await open(other, JSON.stringify(file));
    const found = await shown(other, id);
    expect(found.isOtherDeployment).toBe(false);
    const answer = await apply(other, id, { chosen: allKeys(found), digest: found.digest });
    expect(answer).toMatchObject({ status: 200, waiting: 0 });
    expect(settings(await exported(other))).toEqual(settings(file));
    const again = await open(other, JSON.stringify(file));
    expect((await shown(other, again.id)).sections).toEqual([]);
  });

  it('holds at once, as everything that is set there', async () => {
    const answer = await other.app.fetch('/api/portal/deployment');
    expect(await answer.json()).toMatchObject({
      item: { agency: { th: 'กรมต้นแบบ' }, idleMs: 720_000, flags: { a4Preview: false } },
    });
    const tiles = await other.get('officer.policy', '/service/menu-module-permission');
    expect(JSON.stringify(tiles)).toContain('ระบบลา');
  });

  it('has every table that is described, and no secret, person or counter', async () => {
    const file = await exported(office);
    const tables = composeModules(office.app.platform).modules.flatMap(
      (module) => module.settings ?? [],
    );
    expect(Object.keys(file['tables'] ?? {}).toSorted()).toEqual(
      tables.map(({ table }) => table.code).toSorted(),
    );
    const text = JSON.stringify(file);
    for (const word of [
      'password_hash',
      'passwordHash',
      'secret_key',
      'token',
      'ผู้ดูแล ทดลองงาน',
      'personId',
    ]) {
      expect(text).not.toContain(word);
    }
  });

  it('carries groups, lines of numbers and units by their codes, and nobody by name', async () => {
    const { values = {} } = await exported(other);
    expect(values['user-groups']).toMatchObject({
      'a-outer': { parts: ['z-inner'], menus: ['permission:notification.manage=manage'] },
      'z-inner': { kind: 'rule', ruleUnit: expect.any(String) },
    });
    const lines = Object.values(values['number-lines'] ?? {}) as object[];
    expect(lines.filter((line) => JSON.stringify(line).includes('file-role'))).toHaveLength(2);
    expect(lines.filter((line) => JSON.stringify(line).includes('a-outer'))).toHaveLength(1);
    expect(JSON.stringify(values)).not.toContain(office.person('officer.policy'));
    const group = await other.get('admin', '/access/groups');
    const outer = (group as unknown as { rows: { code: string; people: number }[] }).rows.find(
      ({ code }) => code === 'a-outer',
    );
    // The people of its rule; who was named in it there is not here.
    expect(outer?.people).toBe(4);
  });

  it('carries with whom a registration point shares its registers', async () => {
    const { values = {} } = await exported(office);
    const shared = { shareReceive: null, shareSend: 'agency', shareMemo: null };
    const shareFrom = String(office.buddhistYear);
    expect(Object.values(values['registration-points'] ?? {})).toMatchObject([
      { ...shared, shareFrom },
    ]);
  });

  it('bites: a day off, a line of numbers, a kind that only some create', async () => {
    const days = await other.get('clerk.policy', '/identity/holidays?fromYear=2027&toYear=2027');
    expect(JSON.stringify(days)).toContain('2027-02-15');
    const creation = await other.get('officer.legal', '/registry/creation');
    expect(creation).toMatchObject({ rows: [{ kind: 'announce', mayCreate: false }] });
    const rules = (await exported(other))['values']?.['creation-rules'];
    expect(rules).toMatchObject({ announce: { signatory: 'agency-head' } });
  });

  it('is undone as a whole, once, and only by who imported it', async () => {
    const last = (await other.get('admin', '/configuration/file/last')) as unknown as {
      item: { importId: string; mayUndo: boolean; count: number };
    };
    expect(last.item.mayUndo).toBe(true);
    const undo = `/configuration/file/imports/${last.item.importId}/undo`;
    expect(await other.post('admin', undo, {})).toMatchObject({
      status: 200,
      count: last.item.count,
    });
    const file = await exported(other);
    expect(file['tables']?.['system-manage-book-group']).not.toHaveProperty('own-group');
    expect(file['values']?.['system-configuration']).toEqual({});
    expect(JSON.stringify(file['values']?.['menus'])).toContain('"isOn":false');
    // What the agency never changed in the other installation is as delivered again.
    expect(file['values']?.['holidays']).not.toHaveProperty('2027-02-15');
    for (const part of ['register-columns', 'register-acts', 'registration-points']) {
      expect(file['values']?.[part], part).toEqual({});
    }
    expect(file['values']?.['unit-numbering']).toEqual({});
    expect(file['values']?.['creation-rules']).toMatchObject({
      announce: { groups: [], steps: [], signatory: '' },
    });
    expect(file['values']?.['report-hands']).toEqual({ report: { handoffsAtMost: 4 } });
    expect(file['values']?.['user-groups']).toMatchObject({
      'a-outer': { validTo: office.today, menus: ['permission:notification.manage=manage'] },
    });
    expect((await other.post('admin', undo, {})).status).toBe(409);
    const answer = await open(other, JSON.stringify(await exported(office)));
    const found = await shown(other, answer.id);
    const taken = await apply(other, answer.id, { chosen: allKeys(found), digest: found.digest });
    expect(taken.status).toBe(200);
  });
});

describe('an import', () => {
  it('takes only what was chosen, field by field', async () => {
    const file = await exported(office);
    const speed = file['tables']?.['document-speed'] as Record<string, Record<string, unknown>>;
    Object.assign(speed['urgent'] ?? {}, { nameTh: 'ด่วน (ใหม่)', timeToAct: 48 });
    const { id } = await open(office, JSON.stringify(file));
    const found = await shown(office, id);
    const chosen = ['document-speed/urgent#timeToAct'];
    expect(allKeys(found)).toEqual(['document-speed/urgent']);
    expect(await apply(office, id, { chosen, digest: found.digest })).toMatchObject({ count: 1 });
    const now = (await exported(office))['tables']?.['document-speed'];
    expect(now).toMatchObject({ urgent: { nameTh: 'ด่วน', timeToAct: 48 } });
  });

  it('leaves rows that are only here, unless the file is to be followed: then they end', async () => {
    const file = await exported(office);
    const categories = file['tables']?.['system-category-document-book'] as Record<string, unknown>;
    delete categories['own-category'];
    const first = await open(office, JSON.stringify(file));
    const found = await shown(office, first.id);
    const chosen = allKeys(found);
    expect(chosen).toEqual(['system-category-document-book/own-category']);
    expect((await apply(office, first.id, { chosen, digest: found.digest })).status).toBe(422);
    const followed = await apply(office, first.id, {
      chosen,
      digest: found.digest,
      isLikeFile: true,
    });
    expect(followed).toMatchObject({ status: 200, count: 1 });
    const { row } = (await office.get(
      'admin',
      '/settings/tables/system-category-document-book/row/own-category',
    )) as unknown as { row: { validTo: string | null } };
    expect(row.validTo).not.toBeNull();
  });

  it('that is refused at one row leaves nothing half-done, and names the row', async () => {
    const file = await exported(office);
    const tables = file['tables'] as Record<string, Record<string, Record<string, unknown>>>;
    Object.assign(tables['document-speed']?.['urgent'] ?? {}, { nameTh: 'ด่วนพิเศษ' });
    Object.assign(tables['prefix']?.['mr'] ?? Object.values(tables['prefix'] ?? {})[0] ?? {}, {
      nameTh: '',
    });
    const before = settings(await exported(office));
    const { id } = await open(office, JSON.stringify(file));
    const found = await shown(office, id);
    const answer = await apply(office, id, { chosen: allKeys(found), digest: found.digest });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer)).toContain('จึงยังไม่นำเข้ารายการใด');
    expect(settings(await exported(office))).toEqual(before);
  });

  it.each([
    ['tables', 'prefix', 'mr', { short: ['??', ''] }, 'คำนำหน้าชื่อ “นาย”: ค่าของ “คำย่อ”'],
    ['tables', 'prefix', 'mr', { validTo: '2026-02-31' }, '“นาย”: ค่าของ “ถึงวันที่”'],
    ['values', 'roles', 'file-role', { permissions: ['??'] }, '“บทบาทจากไฟล์”: ค่าของ “สิทธิ์”'],
    ['values', 'system-configuration', 'idleMinutes', { value: -5 }, '(นาที)”: ค่าของ “ค่า”'],
  ])(
    'that is refused names the field by its word: %s %s',
    async (kind, section, code, to, said) => {
      const file = await exported(office);
      const rows = file[kind]?.[section] as Record<string, object>;
      const spoiled = { [section]: { [code]: { ...rows[code], ...to } } };
      const text = JSON.stringify({ ...file, tables: {}, values: {}, [kind]: spoiled });
      const { id } = await open(office, text);
      const found = await shown(office, id);
      const chosen = [`${section}/${code}`];
      const answer = await apply(office, id, { chosen, digest: found.digest });
      expect(answer).toMatchObject({ status: 422, message: expect.stringContaining(said) });
      expect(answer).toMatchObject({ message: expect.not.stringMatching(/[a-z]/i) });
    },
  );

  it.each([
    ['values', 'menus', '3100', { action: 'sarabun/nowhere' }, 'ไม่พบหน้า sarabun/nowhere'],
    ['values', 'menus', 'link:http://a.example', { action: 'http://a.example' }, 'https'],
    ['values', 'role-types', 'ก ข', { nameTh: 'ประเภทใหม่' }, '“ประเภทใหม่”: รหัสต้องเป็น'],
    ['values', 'roles', 'ก ข', { nameTh: 'บทบาทใหม่' }, '“บทบาทใหม่”: รหัสต้องเป็น'],
    ['values', 'user-groups', 'ก/ข', { nameTh: 'กลุ่มใหม่' }, '“กลุ่มใหม่”: รหัสต้องเป็น'],
    ['tables', 'document-speed', 'ก ข', { nameTh: 'ด่วนใหม่' }, '“ด่วนใหม่”: รหัสต้องเป็น'],
    ['values', 'register-acts', 'outgoing', { acts: 'x' }, '“คำสั่งตามลำดับ” ต้องเป็นรายการข้อความ'],
    ['values', 'register-acts', 'outgoing', { acts: null }, '“คำสั่งตามลำดับ” ต้องเป็นรายการข้อความ'],
    ['values', 'user-groups', 'a-outer', { menus: true }, '“เมนูที่ให้” ต้องเป็นรายการข้อความ'],
    ['values', 'creation-rules', 'announce', { units: 7 }, 'ต้องเป็นรายการข้อความ'],
  ])(
    'with a page that is not there or a code that no row has is refused with its row: %s %s %s',
    async (kind, section, code, to, said) => {
      const file = await exported(office);
      const rows = file[kind]?.[section] as Record<string, object>;
      const known = rows[code] ?? Object.values(rows)[0];
      const spoiled = { [section]: { ...rows, [code]: { ...known, ...to } } };
      const text = JSON.stringify({ ...file, tables: {}, values: {}, [kind]: spoiled });
      const { id } = await open(office, text);
      const { digest } = await shown(office, id);
      const answer = await apply(office, id, { chosen: [`${section}/${code}`], digest });
      expect(answer).toMatchObject({ status: 422, code: 'configuration.file-row' });
      expect(answer).toMatchObject({ message: expect.stringContaining(said) });
      expect(answer).toMatchObject({ message: expect.stringContaining('จึงยังไม่นำเข้า') });
    },
  );

  it('is not taken when the settings changed after it was opened', async () => {
    const quiet = { quietFrom: '21:00', quietUntil: '06:00', quietDaysOff: false };
    const file = await exported(office);
    const { id } = await open(office, JSON.stringify(file));
    const { digest } = await shown(office, id);
    await office.post('admin', '/notification/setting/policy/save', {
      ...{ ...quiet, retentionDays: 120, urgentFrom: 'urgent' },
    });
    const found = await shown(office, id);
    const chosen = allKeys(found);
    expect(chosen).toEqual(['notification-policy/policy']);
    expect((await apply(office, id, { chosen, digest })).status).toBe(409);
    expect((await apply(office, id, { chosen, digest: found.digest })).status).toBe(200);
    const last = { ...quiet, retentionDays: 130, urgentFrom: 'urgent' };
    await office.post('admin', '/notification/setting/policy/save', last);
    const undone = await office.post('admin', `/configuration/file/imports/${id}/undo`, {});
    expect([undone.status, JSON.stringify(undone)]).toEqual([
      409,
      expect.stringContaining('เลิกทำการนำเข้านี้ไม่ได้แล้ว'),
    ]);
  });

  it('of a role that administers waits for a second person', async () => {
    const file = await exported(office);
    const roles = file['values']?.['roles'] as Record<string, { permissions: string[] }>;
    roles['file-role']?.permissions.push('settings.manage:agency');
    const { id } = await open(office, JSON.stringify(file));
    const found = await shown(office, id);
    const keys = allKeys(found).filter((key) => key.startsWith('roles/'));
    const answer = await apply(office, id, { chosen: keys, digest: found.digest });
    expect(answer).toMatchObject({ status: 200, count: 0, waiting: 1 });
    const now = (await exported(office))['values']?.['roles'];
    expect(JSON.stringify(now)).not.toContain('settings.manage:agency,');
  });
});

describe('a file', () => {
  it('of a newer version is refused (R14), a broken one too, and that of another deployment warned of', async () => {
    const file = await exported(office);
    const newer = { ...file, format: 7, product: { name: 'sarn', version: '9.0.0' } };
    expect(await open(office, JSON.stringify(newer))).toMatchObject({
      ...{ status: 422, message: 'ไฟล์นี้มาจากรุ่น 9.0.0 ซึ่งใหม่กว่าระบบนี้' },
    });
    const cut = JSON.stringify(file).slice(0, 500);
    expect(await open(office, cut)).toMatchObject({ status: 422 });
    const { id } = await open(office, JSON.stringify({ ...file, deployment: 'kru' }));
    expect((await shown(office, id)).isOtherDeployment).toBe(true);
  });

  it.each([
    [{ rank: { at: 1 } }, 'ชั้นความเร็ว “ด่วน” ช่อง “ลำดับความเร่งด่วน”: ต้องเป็นตัวเลข'],
    [{ nameTh: ['ด่วน', 1] }, '“urgent” ช่อง “ชื่อ”: ต้องเป็นข้อความที่ไม่ว่างไม่เกิน 200 ตัวอักษร'],
    [{ nameEn: 'Ur\u0000gent' }, '“ด่วน” ช่อง “ชื่อภาษาอังกฤษ”: ต้องเป็นข้อความที่ไม่มีอักขระ'],
    ['ด่วน', 'ชั้นความเร็ว “urgent”: ต้องเป็นกลุ่มของช่อง'],
  ])('with a wrong type says where that is, and what is wanted there: %j', async (to, said) => {
    const file = await exported(office);
    const speeds = file['tables']?.['document-speed'] as Record<string, object>;
    const urgent = typeof to === 'string' ? to : { ...speeds['urgent'], ...to };
    const spoiled = { ...file, tables: { 'document-speed': { ...speeds, urgent } } };
    const answer = await open(office, JSON.stringify(spoiled));
    expect(answer).toMatchObject({ status: 422, message: expect.stringContaining(said) });
  });

  it('is only for those with the right (R10), and an opened one only for who opened it', async () => {
    expect((await office.get('clerk.policy', '/configuration/file/last')).status).toBe(403);
    expect((await office.get('clerk.policy', '/configuration/file/export')).status).toBe(403);
    const { id } = await open(office, JSON.stringify(await exported(office)));
    expect((await office.get('clerk.policy', `/configuration/file/imports/${id}`)).status).toBe(
      403,
    );
  });
});
