import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* A book group that is limited to units. Specification of settings §2.4 `system-manage-book-group` */

let instance: OfficeInstance;
const units = new Map<string, string>();
beforeAll(async () => {
  instance = await openInstance();
  const { rows } = await instance.get('admin', '/identity/units');
  for (const { id, code } of rows as { id: string; code: string }[]) units.set(code, id);
});
afterAll(() => instance.close());

const table = 'system-manage-book-group';
const groups = `/settings/tables/${table}`;
const category = 'system-category-document-book';
const [agency, policy, legal] = ['agency', 'policy', 'legal'];
const idOf = (code: string) => units.get(code) ?? '';

interface Row {
  readonly code: string;
  readonly version: number;
  readonly values: { readonly units: readonly string[] };
  readonly isForOthers?: true;
}

const rowOf = async (code: string) =>
  (await instance.get('admin', `${groups}/row/${code}`)) as unknown as {
    row: Row;
    history: { changes: { field: string; from: unknown; to: unknown }[] }[];
  };

async function limit(code: string, nameTh: string, to: readonly string[]) {
  return instance.post('admin', `${groups}/save`, {
    ...{ code, version: (await rowOf(code)).row.version, nameTh, validFrom: '2026-01-01' },
    values: { usualDays: null, units: to },
  });
}

/** Whether forms offer a group to somebody. */
async function isOffered(to: string, code: string): Promise<boolean> {
  const { rows } = await instance.get(to, `/settings/options/${table}?withEnded=true`);
  return (rows as Row[]).find((row) => row.code === code)?.isForOthers !== true;
}

const memo = (by: string, more: object) =>
  instance.post(by, '/registry/memo/save', { title: 'บันทึกของกลุ่ม', ...more });

async function send(lines: readonly string[], isTrial: boolean) {
  const form = new FormData();
  form.append('isTrial', String(isTrial));
  form.append('file', new Blob([lines.join('\n')]), 'settings.csv');
  const response = await instance.app.fetch(`/api${groups}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await instance.token('admin')}` },
    body: form,
  });
  return (await response.json()) as {
    readonly count?: number;
    readonly rows?: readonly { act: string; fault: string; changes: object[] }[];
  };
}

test('without units everybody is offered a group; with them their people and those below', async () => {
  expect(await isOffered('officer.legal', '04')).toBe(true);
  expect((await limit('04', 'บริหารทั่วไป', [idOf(policy)])).status).toBe(200);
  const { row, history } = await rowOf('04');
  expect(row.values.units).toEqual([idOf(policy)]);
  expect(history[0]?.changes).toContainEqual({ field: 'units', from: [], to: [idOf(policy)] });
  expect(await isOffered('officer.policy', '04')).toBe(true);
  expect(await isOffered('head.policy', '04')).toBe(true);
  expect(await isOffered('officer.legal', '04')).toBe(false);
  expect(await isOffered('director', '04')).toBe(false);
  expect(await isOffered('officer.legal', '05')).toBe(true);
  // Their division is below the agency.
  expect((await limit('05', 'บุคคล', [idOf(agency)])).status).toBe(200);
  expect(await isOffered('officer.legal', '05')).toBe(true);
  expect((await memo('officer.legal', { bookGroupCode: '05' })).status).toBe(200);
  expect((await limit('05', 'บุคคล', [])).status).toBe(200);
});

test('others are refused it in a draft and in a registered letter, also by a category below it', async () => {
  expect((await memo('officer.policy', { bookGroupCode: '04' })).status).toBe(200);
  const refusal = { status: 422, code: 'settings.other-units' };
  expect(await memo('officer.legal', { bookGroupCode: '04' })).toMatchObject(refusal);
  const letter = {
    ...instance.letterForm(),
    ...{ fileIds: [await instance.upload('saraban')], bookGroupCode: '04' },
  };
  const registered = instance.post('saraban', '/registry/incoming/register', letter);
  expect(await registered).toMatchObject(refusal);
  const below = await instance.post('admin', `/settings/tables/${category}/save`, {
    ...{ code: '04.1', version: null, nameTh: 'งานประชุมกอง', validFrom: '2026-01-01' },
    values: { bookGroup: '04', fileCode: '', retention: 'none', sampleSubjects: [] },
  });
  expect(below.status).toBe(200);
  expect(await memo('officer.legal', { categoryCode: '04.1' })).toMatchObject(refusal);
  expect((await memo('officer.policy', { categoryCode: '04.1' })).status).toBe(200);
});

test('a document that carries the group keeps it', async () => {
  const made = await memo('officer.legal', { bookGroupCode: '06' });
  expect(made.status).toBe(200);
  expect((await limit('06', 'เบ็ดเตล็ด', [idOf(policy)])).status).toBe(200);
  const { documentId, version } = made as unknown as { documentId: string; version: number };
  const again = await memo('officer.legal', { documentId, version, bookGroupCode: '06' });
  expect(again.status).toBe(200);
  expect((await instance.document('officer.legal', documentId)).bookGroup).toBe('เบ็ดเตล็ด');
});

test('only units that exist are taken', async () => {
  const unknown = await limit('07', 'ประชุม', ['019ac000-0000-7000-8000-000000000000']);
  expect(unknown).toMatchObject({ status: 422, code: 'settings.unknown-value' });
  expect((await limit('07', 'ประชุม', ['policy'])).status).toBe(422);
});

test('a file has the codes of units, refuses unknown ones in its trial, and clears them', async () => {
  const heading = 'รหัส,ชื่อ,ใช้เฉพาะหน่วยงาน';
  const wrong = await send([heading, `08,ฝึกอบรม,${policy} | nowhere`], true);
  expect(wrong.rows?.map(({ fault }) => fault)).toEqual(['ไม่รู้จัก ใช้เฉพาะหน่วยงาน “nowhere”']);
  const lines = [heading, `08,ฝึกอบรม,${agency} | ${legal}`];
  const trial = await send(lines, true);
  const told = { field: 'units', from: '', to: `${agency},${legal}` };
  expect(trial.rows?.[0]?.changes).toContainEqual(told);
  expect((await rowOf('08')).row.values.units).toEqual([]);
  expect(await send(lines, false)).toMatchObject({ count: 1 });
  expect((await rowOf('08')).row.values.units).toEqual([agency, legal].map(idOf));
  expect((await send(lines, true)).rows?.map(({ act }) => act)).toEqual(['same']);
  expect(await send([heading, '08,ฝึกอบรม,-'], false)).toMatchObject({ count: 1 });
  expect((await rowOf('08')).row.values.units).toEqual([]);
});

test('rows are sorted by how many units they have', async () => {
  const { rows } = await instance.get('admin', `${groups}/rows?sort=units`);
  expect((rows as Row[]).map(({ code }) => code).slice(0, 3)).toEqual(['04', '06', '01']);
});
