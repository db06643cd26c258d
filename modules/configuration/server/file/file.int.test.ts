import { composeModules, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RowDifference, SectionDifference } from '../../contract/index.ts';

let office: OfficeInstance;
let other: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  other = await openInstance();
  await prepare(office);
}, 240_000);
afterAll(async () => {
  await other.close();
  await office.close();
});

const day = '2026-01-01';
const reason = 'ตามมติคณะกรรมการ';
const save = (at: OfficeInstance, table: string, code: string, name: string, values: object) =>
  at.post('admin', `/settings/tables/${table}/save`, {
    ...{ code, nameTh: name, validFrom: day, values },
  });

/** Changes something of each kind: tables that refer to others, values, roles, menus, switches, words. */
async function prepare(at: OfficeInstance): Promise<void> {
  const done = async (answer: Promise<{ status: number }>) =>
    expect(await answer).toMatchObject({ status: 200 });
  await done(save(at, 'system-manage-book-group', 'own-group', 'กลุ่มของหน่วยงาน', groupValues));
  const inGroup = {
    ...{ bookGroup: 'own-group', fileCode: '99.1', retention: 'five-years' },
    sampleSubjects: ['ตัวอย่าง'],
  };
  await done(save(at, 'system-category-document-book', 'own-category', 'หมวดของหน่วยงาน', inGroup));
  await done(
    at.post('admin', '/configuration/values/save', {
      changes: [
        { code: 'agencyTh', value: 'กรมต้นแบบ', version: 0 },
        { code: 'idleMinutes', value: 12, version: 0 },
      ],
    }),
  );
  const role = {
    code: 'file-role',
    nameTh: 'บทบาทจากไฟล์',
    typeCode: 'officer',
    validFrom: day,
    reason,
  };
  await done(at.post('admin', '/access/roles/create', role));
  const roles = (await at.get('admin', '/access/roles')) as unknown as {
    rows: { id: string; code: string; version: number }[];
  };
  const made = roles.rows.find(({ code }) => code === 'file-role');
  await done(
    at.post('admin', `/access/roles/${made?.id}/permissions`, {
      ...{ version: made?.version, reason },
      set: [{ permission: 'registry.draft', scope: 'agency' }],
    }),
  );
  const link = {
    parent: 'launcher',
    nameTh: 'ระบบลา',
    icon: 'globe',
    action: 'https://leave.example',
    seq: 50,
  };
  await done(
    at.post('admin', '/access/menus/save', { menuId: '', ...link, nameEn: '', isOn: true, reason }),
  );
  await done(
    at.post('admin', '/access/switches/set', { code: 'a4Preview', set: 'off', version: 0, reason }),
  );
  await done(
    at.post('admin', '/notification/setting/policy/save', {
      retentionDays: 99,
      urgentFrom: 'urgent',
    }),
  );
}

const groupValues = { usualDays: null };

async function exported(at: OfficeInstance): Promise<Record<string, Record<string, object>>> {
  const answer = await at.app.fetch('/api/configuration/file/export', {
    headers: { authorization: `Bearer ${await at.token('admin')}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, Record<string, object>>;
}

async function open(at: OfficeInstance, text: string) {
  const form = new FormData();
  form.append('file', new Blob([text]), 'settings.json');
  const answer = await at.app.fetch('/api/configuration/file/open', {
    method: 'POST',
    headers: { authorization: `Bearer ${await at.token('admin')}` },
    body: form,
  });
  const body = (await answer.json()) as { importId?: string; message?: string };
  return { status: answer.status, id: body.importId ?? '', message: body.message ?? '' };
}

interface Shown {
  readonly sections: SectionDifference[];
  readonly digest: string;
  readonly isOtherDeployment: boolean;
}
const shown = async (at: OfficeInstance, id: string) =>
  (await at.get('admin', `/configuration/file/imports/${id}`)) as unknown as Shown;
const allKeys = ({ sections }: Shown, but: (row: RowDifference) => boolean = () => true) =>
  sections.flatMap(({ rows }) => rows.filter(but).map(({ key }) => key));
const apply = (at: OfficeInstance, id: string, sent: object) =>
  at.post('admin', `/configuration/file/imports/${id}/apply`, {
    reason,
    isLikeFile: false,
    ...sent,
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
    Object.assign(speed['urgent'] ?? {}, { nameTh: 'ด่วน (ใหม่)', hoursToAct: 48 });
    const { id } = await open(office, JSON.stringify(file));
    const found = await shown(office, id);
    const chosen = ['document-speed/urgent#hoursToAct'];
    expect(allKeys(found)).toEqual(['document-speed/urgent']);
    expect(await apply(office, id, { chosen, digest: found.digest })).toMatchObject({ count: 1 });
    const now = (await exported(office))['tables']?.['document-speed'];
    expect(now).toMatchObject({ urgent: { nameTh: 'ด่วน', hoursToAct: 48 } });
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

  it('is not taken when the settings changed after it was opened', async () => {
    const file = await exported(office);
    const { id } = await open(office, JSON.stringify(file));
    const { digest } = await shown(office, id);
    await office.post('admin', '/notification/setting/policy/save', {
      ...{ retentionDays: 120, urgentFrom: 'urgent' },
    });
    const found = await shown(office, id);
    const chosen = allKeys(found);
    expect(chosen).toEqual(['notification-policy/policy']);
    expect((await apply(office, id, { chosen, digest })).status).toBe(409);
    expect((await apply(office, id, { chosen, digest: found.digest })).status).toBe(200);
    const last = { retentionDays: 130, urgentFrom: 'urgent' };
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

  it('is only for those with the right (R10), and an opened one only for who opened it', async () => {
    expect((await office.get('clerk.policy', '/configuration/file/last')).status).toBe(403);
    expect((await office.get('clerk.policy', '/configuration/file/export')).status).toBe(403);
    const { id } = await open(office, JSON.stringify(await exported(office)));
    expect((await office.get('clerk.policy', `/configuration/file/imports/${id}`)).status).toBe(
      403,
    );
  });
});
