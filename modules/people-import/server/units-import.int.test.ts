import { clockWithinYear, samplePasswordHash, sampleZip } from '@sarn/testing';
import { hold, OfficeInstance, startTestApp } from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemText } from '../contract/index.ts';
import { institutionTable } from './institution.testing.ts';
import { importActs, workbook } from './people-import.testing.ts';

let app: TestApp;
let instance: OfficeInstance;
const { act, errors, item, rowsOf, send, step, take } = importActs(() => instance);

/** An installation in which there is only its administrator, and no unit yet. */
beforeAll(async () => {
  app = await startTestApp({ clock: clockWithinYear() });
  const { organisation, authentication } = app.services;
  const by = { callerId: null, requestId: 'test' };
  const people: Record<string, string> = {};
  await app.platform.db.transaction(async (tx) => {
    for (const [username, role] of Object.entries({ admin: 'administrator', clerk: 'registrar' })) {
      const personId = await organisation.people.createPerson(tx, by, {
        ...{ employeeCode: username, firstNameTh: 'ผู้ดูแลระบบ' },
      });
      const account = { personId, username, passwordHash: samplePasswordHash };
      await authentication.accounts.createAccount(tx, by, account);
      await organisation.people.grantRole(tx, by, role, { personId });
      people[username] = personId;
    }
  });
  instance = new OfficeInstance(app, { units: {}, people });
});
afterAll(() => instance.close());

const units = async () =>
  app.db.query<{ code: string; name: string; over: string | null }>(
    `select u.code, u.name_th "name", o.code "over" from unit u
     left join unit o on o.id = u.parent_id order by u.code`,
  );
const codes = async () => (await units()).map(({ code }) => code);

describe('units of an institution', () => {
  it('example 8: wrong rows out, corrected on the error sheet, the rest taken back', async () => {
    const csv = [
      ...['ผังหน่วยงาน', 'รหัสหน่วยงาน,ชื่อหน่วยงาน,หน่วยงานแม่', '010201,กลุ่มการเงิน,0102'],
      ...['01,สำนักงานตัวอย่าง,', '0102,กองคลัง,01', '0102,กองคลังง,01', '0199,กองพัสดุ,09'],
    ].join('\n');
    const first = await take(csv, 'หน่วยงาน.csv');
    expect((await item(first)).counts).toMatchObject({ new: 1, bad: 3, waits: 1 });
    const told = (await rowsOf(first)).map(({ problems }) => problemText(problems[0]!, 'th'));
    expect(told).toEqual([
      'รหัส 0102 ซ้ำกับแถว 6 แต่ชื่อไม่ตรงกัน',
      'รหัส 0102 ซ้ำกับแถว 5 แต่ชื่อไม่ตรงกัน',
      'ไม่พบหน่วยงานแม่ 09',
      // Below what is to be corrected, although it is the first row of the file.
      'รอหน่วยงานแม่ 0102',
    ]);
    await step(first, 'enter');
    expect(await codes()).toEqual(['01']);

    const sheet = await errors(first);
    expect(sheet[0]).toEqual(['รหัสหน่วยงาน', 'ชื่อหน่วยงาน', 'หน่วยงานแม่', 'สาเหตุ']);
    const corrected = sheet
      .filter((cells) => cells[1] !== 'กองคลังง')
      .map((cells) => cells.map((cell) => (cell === '09' ? '01' : cell)));
    const second = await take(await workbook(corrected));
    expect((await item(second)).counts).toMatchObject({ new: 3, bad: 0, waits: 0 });
    expect((await item(second)).unasked).toEqual([]);
    await step(second, 'enter');
    expect((await units()).map(({ code, over }) => `${code} ${over ?? '-'}`)).toEqual([
      ...['01 -', '0102 01', '010201 0102', '0199 01'],
    ]);
    expect((await step(second, 'undo')).counts).toMatchObject({ undone: 3, kept: 0 });
    expect(await codes()).toEqual(['01']);
    expect((await step(first, 'undo')).counts).toMatchObject({ undone: 1, kept: 0 });
    expect(await codes()).toEqual([]);
  });

  it('about 370 units with mistakes are imported in one go, in seconds, and again without a change', async () => {
    const table = institutionTable();
    const bytes = await workbook([['ผังโครงสร้าง ปี 2570'], table.headings, ...table.rows]);
    const begun = performance.now();
    const id = await take(bytes);
    const found = await item(id);
    expect(found).toMatchObject({ kind: 'units', missing: [], unasked: [] });
    expect(found.counts).toMatchObject({
      ...{ new: table.entered, bad: table.bad, waits: table.waits, twice: table.twice },
    });
    const after = await step(id, 'enter');
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(after).toMatchObject({ state: 'DONE', counts: { new: table.entered } });
    expect(await codes()).toHaveLength(table.entered);
    const [tree] = await app.db.query<{ n: number }>(
      `with recursive t as (select id from unit where parent_id is null
         union all select u.id from unit u join t on t.id = u.parent_id)
       select count(*)::int n from t`,
    );
    expect(tree?.n).toBe(table.entered);
    const [audited] = await app.db.query<{ n: number }>(
      `select count(*)::int n from audit_entry where act = 'identity.unit-created'`,
    );
    expect(audited?.n).toBe(table.entered + 4);

    const again = await take(bytes);
    expect((await item(again)).counts).toMatchObject({ new: 0, same: table.entered });
    expect(await act(again, 'enter')).toMatchObject({
      status: 422,
      code: 'personnel.import-nothing',
    });
    await act(again, 'discard');
  });

  it('a unit that was used since stays, with those above it; the others go', async () => {
    const rows = [
      ...['รหัส,ชื่อ,ภายใต้', '0301,กองใช้แล้ว,01', '0302,กองไม่ได้ใช้,01', '030101,กลุ่มหนึ่ง,0301'],
    ].join('\n');
    const id = await take(rows, 'a.csv');
    await step(id, 'enter');
    await app.db.query(
      `with p as (insert into position (id, name_th, sort_key)
         values (gen_random_uuid(), 'นิติกร', 'น') returning id)
       insert into post (id, unit_id, serves_unit_id, position_id, title_th, duty, valid_from)
       select gen_random_uuid(), u.id, u.id, p.id, 'นิติกร', 'officer', '2026-01-01'
       from unit u, p where u.code = '030101'`,
    );
    expect((await step(id, 'undo')).counts).toMatchObject({ undone: 1, kept: 2 });
    expect((await rowsOf(id, 'kept')).map(({ name }) => name)).toEqual(['กองใช้แล้ว', 'กลุ่มหนึ่ง']);
    expect(await act(id, 'undo')).toMatchObject({ status: 409 });
  });

  it('a changed name and another place are shown, entered and taken back', async () => {
    const id = await take('รหัส,ชื่อ,ภายใต้\n0101,คณะวิชาใหม่,0102\n', 'b.csv');
    expect((await rowsOf(id, 'moved'))[0]?.changes).toEqual([
      { field: 'name', before: 'คณะวิชาตัวอย่างที่ 1', after: 'คณะวิชาใหม่' },
      { field: 'above', before: 'มหาวิทยาลัยตัวอย่างพัฒนา', after: 'คณะวิชาตัวอย่างที่ 2' },
    ]);
    await step(id, 'enter');
    const named = async () => (await units()).find(({ code }) => code === '0101');
    expect(await named()).toMatchObject({ name: 'คณะวิชาใหม่', over: '0102' });
    await step(id, 'undo');
    expect(await named()).toMatchObject({ name: 'คณะวิชาตัวอย่างที่ 1', over: '01' });
  });

  it('cut off in the middle no unit is there, and all are when it is entered again', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `09${at},กองที่ ${at} ตัด,01`);
    const id = await take(['รหัส,ชื่อ,ภายใต้', ...rows].join('\n'), 'cut.csv');
    const cut = async () => (await codes()).filter((code) => /^09\d/.test(code));
    // Somebody else holds the trail: units are made, and nobody else sees them yet.
    const trail = await hold(instance, 'lock table audit_entry in share row exclusive mode', []);
    const entering = act(id, 'enter');
    await trail.cutOff();
    expect((await entering).status).toBeGreaterThanOrEqual(500);
    expect([await cut(), (await item(id)).state]).toEqual([[], 'CHECKED']);
    expect((await step(id, 'enter')).counts).toMatchObject({ new: 60 });
    expect(await cut()).toHaveLength(60);
    await step(id, 'undo');
    expect(await cut()).toEqual([]);
  });

  it('what changed after the check is not entered unseen', async () => {
    const id = await take('รหัส,ชื่อ,ภายใต้\n0401,กองสี่,01\n', 'c.csv');
    await app.db.query(`update unit set valid_to = '2026-01-01' where code = '0123'`);
    await app.db.query(`update unit set code = '0401' where code = '0124'`);
    expect(await act(id, 'enter')).toMatchObject({ status: 409, code: 'personnel.import-changed' });
    expect((await item(id)).state).toBe('CHECKED');
  });
});

describe('tables that are refused at once', () => {
  it.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, string]>([
    ['no table', () => Buffer.from([0x89, 0x50, 0, 1]), 'personnel.import-not-a-table'],
    [
      'an old workbook',
      () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'personnel.import-old-excel',
    ],
    ['nothing below the headings', () => 'รหัส,ชื่อ\n', 'personnel.import-empty'],
    [
      'too many units',
      () =>
        `รหัส,ชื่อ,ภายใต้\n${Array.from({ length: 5_001 }, (_, at) => `${at},หน่วย ${at},1`).join('\n')}`,
      'personnel.import-too-many',
    ],
  ])('%s', async (_what, bytes, code) => {
    const before = await app.db.query('select 1 from people_import');
    expect(await send(await bytes())).toMatchObject({ status: 422, code });
    expect(await app.db.query('select 1 from people_import')).toHaveLength(before.length);
  });

  it('a file of 200,000 rows stops where the limit is passed', async () => {
    const rows = Array.from({ length: 200_000 }, (_, at) => `${at},นายหนึ่ง ใจดี,01`);
    const answer = await send(`รหัสพนักงาน,ชื่อ-สกุล,สังกัด\n${rows.join('\n')}`, 'คน.csv');
    expect(answer).toMatchObject({ status: 422, code: 'personnel.import-too-many' });
    expect(answer['message']).toContain('20000');
  });

  it('so does a workbook of 200,000 rows', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const head = `<row>${['รหัสพนักงาน', 'ชื่อ-สกุล', 'สังกัด'].map(cell).join('')}</row>`;
    const rows = Array.from({ length: 200_000 }, (_, at) => `<row>${cell(`${at}`)}</row>`);
    const bytes = sampleZip([
      { name: 'xl/workbook.xml', bytes: '<workbook/>' },
      {
        name: 'xl/worksheets/sheet1.xml',
        bytes: `<worksheet><sheetData>${head}${rows.join('')}</sheetData></worksheet>`,
      },
    ]);
    const answer = await send(bytes);
    expect(answer).toMatchObject({ status: 422, code: 'personnel.import-too-many' });
    expect(answer['message']).toContain('20000');
  });

  it('a workbook with a cover is read at the first sheet whose headings are known', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = (...rows: string[][]) =>
      `<worksheet><sheetData>${rows
        .map((cells) => `<row>${cells.map(cell).join('')}</row>`)
        .join('')}</sheetData></worksheet>`;
    const names = ['ปก', 'ว่าง', 'รายชื่อ', 'เดิม'];
    const shown = names.map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`);
    const targets = names.map(
      (_, at) => `<Relationship Id="r${at}" Target="worksheets/${at}.xml"/>`,
    );
    const bytes = sampleZip([
      { name: 'xl/workbook.xml', bytes: `<workbook><sheets>${shown.join('')}</sheets></workbook>` },
      {
        name: 'xl/_rels/workbook.xml.rels',
        bytes: `<Relationships>${targets.join('')}</Relationships>`,
      },
      { name: 'xl/worksheets/0.xml', bytes: sheet(['แบบสำรวจหน่วยงาน', '2569'], ['โดย', 'กจ.']) },
      { name: 'xl/worksheets/1.xml', bytes: sheet() },
      {
        name: 'xl/worksheets/2.xml',
        bytes: sheet(['รหัสหน่วยงาน', 'ชื่อหน่วยงาน'], ['ZZ1', 'กองจากแผ่นที่สาม']),
      },
      {
        name: 'xl/worksheets/3.xml',
        bytes: sheet(['รหัสหน่วยงาน', 'ชื่อหน่วยงาน'], ['ZZ2', 'กองเดิม'], ['ZZ3', 'กองเก่า']),
      },
    ]);
    const answer = await send(bytes);
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    const path = `/personnel/imports/${String(answer['id'])}`;
    const read = (await instance.get('admin', path))['item'];
    expect(read).toMatchObject({ sheet: 'รายชื่อ', kind: 'units', rows: 1 });
    expect(JSON.stringify(read)).toContain('กองจากแผ่นที่สาม');
  });

  it('everything is for the administrator only', async () => {
    expect(await send('รหัส,ชื่อ\n1,ก', 'a.csv', 'clerk')).toMatchObject({ status: 403 });
    const id = '01930000-0000-7000-8000-000000000001';
    for (const path of ['', `/${id}`, `/${id}/rows`, `/${id}/errors`]) {
      expect(await instance.get('clerk', `/personnel/imports${path}`)).toMatchObject({
        status: 403,
      });
    }
    expect(await instance.get('clerk', '/personnel/import-sample')).toMatchObject({ status: 403 });
    for (const name of ['check', 'cell', 'enter', 'undo', 'discard']) {
      const body = { kind: 'units', mapping: '{}', row: 1, field: 'code', text: '' };
      const answer = await instance.post('clerk', `/personnel/imports/${id}/${name}`, body);
      expect(answer).toMatchObject({ status: 403 });
    }
  });
});
