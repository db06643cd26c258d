import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeModules, openInstance } from '../testing.ts';
import type { OfficeInstance } from '../testing.ts';
import { fillEmptyTables } from '../testing/first-rows.testing.ts';

let office: OfficeInstance;
// A second administrator.
const other = 'secretary';
beforeAll(async () => {
  office = await openInstance();
  const { people } = office.app.services.organisation;
  await office.app.platform.db.transaction((tx) =>
    people.grantRole(tx, { callerId: null }, 'administrator', { personId: office.person(other) }),
  );
  await fillEmptyTables(office);
}, 180_000);
afterAll(() => office.close());

interface Row {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const reason = 'ตามคำสั่งสำนักงาน';
const rowsOf = async (table: string) =>
  (await office.get('admin', `/settings/tables/${table}/rows?state=all`))['rows'] as Row[];
const saving = ({ code, nameTh, validFrom, validTo, version, values }: Row, nameEn: string) => ({
  ...{ code, nameTh, nameEn, validFrom, validTo, version, values, reason },
});

it('[11.01] the second of two administrators is told who was first, in every described table', async () => {
  const { modules } = composeModules(office.app.platform);
  const tables = modules.flatMap(({ settings = [] }) => settings.map(({ table }) => table.code));
  expect(tables.length).toBeGreaterThan(15);
  const wrong: string[] = [];
  for (const table of tables) {
    const [row] = await rowsOf(table);
    if (!row) throw new Error(`no row in ${table}`);
    const { code, version } = row;
    const at = `/settings/tables/${table}`;
    const first = await office.post(other, `${at}/save`, saving(row, `First ${table}`));
    if (first.status !== 200)
      wrong.push(`${table}: the first ${first.status} ${String(first['code'])}`);
    const late = {
      save: saving(row, `Second ${table}`),
      end: { rows: [{ code, version }], validTo: office.today, reason },
      change: { rows: [{ code, version }], values: {}, reason },
      delete: { code, version, reason },
    };
    for (const [act, body] of Object.entries(late)) {
      const answer = await office.post('admin', `${at}/${act}`, body);
      const { name, at: when } = (answer['params'] ?? {}) as { name?: string; at?: string };
      if (answer['code'] !== 'settings.stale')
        wrong.push(`${table}: ${act} ${String(answer['code'])}`);
      else if (name !== 'นายเลขานุการ ทดลองงาน') wrong.push(`${table}: ${act} by ${name}`);
      // The day too: a form may have been open since yesterday.
      else if (!/ · \d\d\.\d\d น\.$/.test(when ?? '')) wrong.push(`${table}: ${act} at ${when}`);
    }
    // What differs is in the history, from which the form shows both values.
    const seen = await office.get('admin', `${at}/row/${encodeURIComponent(code)}`);
    const { row: now, history } = seen as unknown as {
      row: Row;
      history: { changes: { field: string; to: unknown }[] }[];
    };
    if (now.nameEn !== `First ${table}`) wrong.push(`${table}: is now ${now.nameEn}`);
    const told = history[0]?.changes.find(({ field }) => field === 'nameEn')?.to;
    if (told !== `First ${table}`) wrong.push(`${table}: history says ${String(told)}`);
  }
  expect(wrong).toEqual([]);
});

/** One administrator saves, then another what was read before that; both change the same. */
async function twice(path: string, first: object, late: object) {
  const saved = await office.post(other, path, first);
  expect([path, saved.status, saved['code']]).toEqual([path, 200, undefined]);
  return office.post('admin', path, late);
}
const toldOf = (answer: { status: number }) => ({
  status: answer.status,
  isTold: JSON.stringify(answer).includes('มีผู้แก้ไขก่อนท่าน (นายเลขานุการ ทดลองงาน'),
});
const told = { status: 409, isTold: true };
const listed = async <R>(path: string) =>
  (await office.get('admin', path))['rows'] as readonly (R & { version: number })[];

describe('[11.01] so is the second in screens of their own', () => {
  it('of a group, and of its menus', async () => {
    const path = '/access/groups/save';
    const made = { code: 'trial', nameTh: 'ทดลอง', kind: 'fixed', validFrom: office.today, reason };
    expect((await office.post('admin', path, made)).status).toBe(200);
    const groups = () => listed<{ id: string; code: string }>('/access/groups');
    const group = (await groups()).find(({ code }) => code === 'trial');
    const named = { ...made, groupId: group?.id, version: group?.version };
    expect(
      toldOf(await twice(path, { ...named, nameTh: 'หนึ่ง' }, { ...named, nameTh: 'สอง' })),
    ).toEqual(told);
    const now = (await groups()).find(({ code }) => code === 'trial');
    const menus = `/access/groups/${now?.id}/menus`;
    const cells = await listed<{ menu: string; levels: string[] }>(menus);
    const cell = cells.find(({ levels }) => levels.includes('query'));
    const set = (level: string) => ({
      ...{ version: now?.version, reason, set: [{ menu: cell?.menu, level }] },
    });
    expect(toldOf(await twice(menus, set('query'), set('none')))).toEqual(told);
  });

  it('of who gives numbers', async () => {
    const path = '/access/number-lines/save';
    const line = {
      ...{ grantee: 'person', granteeId: office.person('officer.policy'), acts: ['take'] },
      ...{ unitId: office.unit('legal'), scope: 'unit', kinds: ['outgoing'], reason },
      ...{ validFrom: office.today, validTo: null },
    };
    expect((await office.post('admin', path, line)).status).toBe(200);
    const [made] = await listed<{ id: string }>('/access/number-lines');
    const known = { ...line, lineId: made?.id, version: made?.version };
    const answer = await twice(path, { ...known, mostAtOnce: 5 }, { ...known, mostAtOnce: 9 });
    expect(toldOf(answer)).toEqual(told);
  });

  it('of the record of a person, where both changed the same field', async () => {
    const path = `/identity/personnel/${office.person('officer.policy')}`;
    const profile = async () =>
      (await office.get('admin', path))['item'] as { values: { firstNameEn: string } };
    const { firstNameEn } = (await profile()).values;
    const change = (name: string, read: string) => ({
      ...{ firstNameEn: name, seen: { firstNameEn: read } },
    });
    const late = await twice(path, change('First', firstNameEn), change('Second', firstNameEn));
    expect(toldOf(late)).toEqual(told);
    expect((await profile()).values.firstNameEn).toBe('First');
    // Another field is nobody's difference, and neither is what is stored already.
    const race = await office.post('admin', path, { race: 'ไทย', seen: { race: '' } });
    expect(race.status).toBe(200);
    expect((await office.post('admin', path, change('First', firstNameEn))).status).toBe(200);
    expect((await office.post('admin', path, change('Second', 'First'))).status).toBe(200);
  });

  it('of a function of the system', async () => {
    const rows = await listed<{ code: string }>('/access/switches');
    const version = rows.find(({ code }) => code === 'speechToText')?.version;
    const sent = (set: string) => ({ code: 'speechToText', set, version, reason });
    expect(toldOf(await twice('/access/switches/set', sent('on'), sent('off')))).toEqual(told);
  });

  it('of the policy and the channels of notifications, and nobody overwrites another cell', async () => {
    const at = '/notification/setting';
    const { item: seen } = (await office.get('admin', `${at}/policy`)) as unknown as {
      item: { retentionDays: number; urgentFrom: string };
    };
    const policy = (retentionDays: number) => ({ ...seen, retentionDays, seen });
    expect(toldOf(await twice(`${at}/policy/save`, policy(90), policy(60)))).toEqual(told);
    const cells = (way: string, level: string | null) => [
      { event: 'SARABUN/*', role: '*', way, level },
    ];
    const change = (way: string, level: string) => ({
      ...{ cells: cells(way, level), seen: cells(way, null), reason },
    });
    const matrix = `${at}/matrix/save`;
    expect(toldOf(await twice(matrix, change('email', 'off'), change('email', 'on')))).toEqual(
      told,
    );
    const answer = await office.post('admin', matrix, change('line', 'off'));
    expect(answer.status).toBe(200);
    const { modules } = (await office.get('admin', `${at}/matrix`)) as unknown as {
      modules: { module: string; levels: Record<string, string> }[];
    };
    const documents = modules.find(({ module }) => module === 'SARABUN');
    expect(documents?.levels).toMatchObject({ email: 'off', line: 'off' });
  });
});
