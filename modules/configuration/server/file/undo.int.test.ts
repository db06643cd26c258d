import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeftRow } from '../../contract/index.ts';
import { allKeys, apply, exported, open, reason, shown } from './import.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
}, 180_000);
afterAll(() => office.close());

const day = '2026-01-01';
const groups = 'system-manage-book-group';
const row = { nameEn: '', validFrom: day, validTo: null };

/** Imports a file with these rows added to what is set here. */
async function take(added: Readonly<Record<string, Readonly<Record<string, object>>>>) {
  const file = await exported(office);
  const tables = { ...file['tables'] };
  for (const [table, rows] of Object.entries(added)) tables[table] = { ...tables[table], ...rows };
  const { id } = await open(office, JSON.stringify({ ...file, tables }));
  const found = await shown(office, id);
  const taken = await apply(office, id, { chosen: allKeys(found), digest: found.digest });
  expect(taken).toMatchObject({ status: 200, waiting: 0 });
  return id;
}

const undo = (id: string) => office.post('admin', `/configuration/file/imports/${id}/undo`, {});
const last = async () =>
  (
    (await office.get('admin', '/configuration/file/last')) as unknown as {
      item: { importId: string; mayUndo: boolean; count: number; left: LeftRow[] } | null;
    }
  ).item;
const kept = async (table: string) =>
  (await exported(office))['tables']?.[table] as Record<string, { validTo: string | null }>;
const save = async (
  table: string,
  code: string,
  nameTh: string,
  values: object,
  version?: number,
) => {
  const sent = { code, nameTh, validFrom: day, values, reason, ...(version && { version }) };
  const answer = await office.post('admin', `/settings/tables/${table}/save`, sent);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
};

/** As if the file had been imported earlier. */
const age = (id: string, by: string) =>
  office.app.db.query(
    `update configuration_import set applied_at = applied_at - $2::interval where id = $1`,
    [id, by],
  );

const suffix = (at: number) => ({ short: `ตย. ${at}`, isPrinted: true });

describe('an import is undone as a whole, long after', () => {
  it('is a matter of thirty days', async () => {
    const id = await take({
      suffix: { late: { ...row, ...suffix(3), nameTh: 'ต่อท้ายเก่า', sort: 192 } },
    });
    await age(id, '31 days');
    expect(await last()).toBeNull();
    expect((await undo(id)).status).toBe(409);
    expect(Object.keys(await kept('suffix'))).toContain('late');
  });

  it('takes back what it can and names what was changed since, or is in use', async () => {
    const [known] = Object.values(await kept(groups));
    const {
      nameTh: _name,
      validFrom: _from,
      validTo: _to,
      sort: _sort,
      ...ofGroup
    } = known as unknown as Record<string, object>;
    const group = (nameTh: string, sort: number) => ({ ...ofGroup, ...row, nameTh, sort });
    const id = await take({
      [groups]: { free: group('หมวดว่าง', 90), held: group('หมวดใช้อยู่', 91) },
      suffix: {
        kept: { ...row, ...suffix(1), nameTh: 'ต่อท้ายแก้แล้ว', sort: 190 },
        gone: { ...row, ...suffix(2), nameTh: 'ต่อท้ายว่าง', sort: 191 },
      },
    });
    await save('system-category-document-book', 'in-held', 'เรื่องในหมวด', {
      ...{
        bookGroup: 'held',
        fileCode: '98.1',
        retention: 'five-years',
        sampleSubjects: ['ตัวอย่าง'],
      },
    });
    await save('suffix', 'kept', 'ต่อท้ายของข้าพเจ้า', suffix(1), 1);
    // Ten minutes are the time of other changes of settings.
    await age(id, '11 minutes');

    const changed = { name: 'ต่อท้ายแก้แล้ว', reason: 'changed', why: '' };
    expect(await last()).toMatchObject({ mayUndo: true, count: 4, left: [changed] });
    const answer = await undo(id);
    expect(answer).toMatchObject({ status: 200, count: 3, waiting: 0 });
    expect(answer['left']).toMatchObject([changed, { name: 'หมวดใช้อยู่', reason: 'ended' }]);
    expect(Object.keys(await kept('suffix'))).toContain('kept');
    expect(Object.keys(await kept('suffix'))).not.toContain('gone');
    expect(Object.keys(await kept(groups))).not.toContain('free');
    expect((await kept(groups))['held']?.validTo).not.toBeNull();
  });

  it('keeps what is left, which can be undone once it is as it was imported', async () => {
    const found = await last();
    expect(found).toMatchObject({ mayUndo: false, count: 1 });
    expect((await undo(found?.importId ?? '')).status).toBe(409);
    await save('suffix', 'kept', 'ต่อท้ายแก้แล้ว', suffix(1), 2);
    expect(await last()).toMatchObject({ mayUndo: true, left: [] });
    expect(await undo(found?.importId ?? '')).toMatchObject({ status: 200, count: 1, left: [] });
    expect(Object.keys(await kept('suffix'))).not.toContain('kept');
    expect(await last()).toBeNull();
  });
});

describe('a row that is limited to units', () => {
  const unit = 'policy';
  const limited = (units: readonly string[]) => ({
    [groups]: { limited: { ...row, nameTh: 'กลุ่มของกอง', sort: 95, usualDays: null, units } },
  });

  it('has their codes in the file, and is refused one that is none', async () => {
    await take(limited([unit]));
    expect((await kept(groups))['limited']).toMatchObject({ units: [unit] });
    const { rows } = await office.get('admin', '/identity/units');
    const { row: saved } = await office.get('admin', `/settings/tables/${groups}/row/limited`);
    const known = (rows as { id: string; code: string }[]).find(({ code }) => code === unit);
    expect(saved).toMatchObject({ values: { units: [known?.id] } });

    const file = await exported(office);
    const tables = { ...file['tables'] };
    tables[groups] = { ...tables[groups], ...limited(['nowhere'])[groups] };
    const { id } = await open(office, JSON.stringify({ ...file, tables }));
    const found = await shown(office, id);
    expect(JSON.stringify(found.sections)).toContain('nowhere');
    const refused = await apply(office, id, { chosen: allKeys(found), digest: found.digest });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused)).toContain('nowhere');
    expect((await kept(groups))['limited']).toMatchObject({ units: [unit] });
  });
});
