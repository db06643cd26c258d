import { clockWithinYear } from '@sarn/testing';
import { listCaughtMail } from '@sarn/platform-server';
import { hold, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemText } from '../contract/index.ts';
import { importActs, workbook } from './people-import.testing.ts';

let instance: OfficeInstance;
const { act, errors, item, rowsOf, step, take } = importActs(() => instance);

beforeAll(async () => {
  instance = await openInstance({ clock: clockWithinYear() });
});
afterAll(() => instance.close());

const db = () => instance.app.db;
const headings = [
  ...['รหัสพนักงาน', 'ชื่อ-สกุล', 'เลขประจำตัวประชาชน', 'สังกัด', 'ตำแหน่ง', 'ระดับ'],
  ...['ประเภทบุคลากร', 'อีเมล', 'โทรศัพท์', 'วันเกิด', 'หน้าที่ในระบบ'],
];
const person = (code: string, name: string, more: Record<number, string> = {}): string[] =>
  headings.map((_, at) => more[at] ?? { 0: code, 1: name, 3: 'กองนโยบาย', 4: 'นิติกร' }[at] ?? '');

/** Invented and valid: the office 0000 is none. Rule: specification of settings §4 */
const cards = ['1-0000-00001-01-3', '3-0000-00002-02-4'] as const;

/** Until the job has invited the people with these usernames. */
async function untilInvited(pattern: string, count: number): Promise<void> {
  const invited = () =>
    db().query(
      `select 1 from invitation i join account a on a.id = i.account_id where a.username like $1`,
      [pattern],
    );
  await expect.poll(invited, { timeout: 20_000 }).toHaveLength(count);
}

describe('people of a table', () => {
  it('come in with post, employment, account and invitation; wrong rows come back corrected', async () => {
    const rows = [
      person('701', 'นางสาวสมศรี ใจดี', {
        ...{
          2: cards[0],
          5: 'ชำนาญการ',
          6: 'ข้าราชการ',
          7: 'somsri@agency.example',
          9: '1/10/2509',
        },
      }),
      person('702', 'น.อ.ธนา คลื่นลม', { 2: cards[1] }),
      person('703', 'นายผิด เลขบัตร', { 2: '1-0000-00001-01-9' }),
      person('704', 'พ.ต.ท. รศ. ดร.ณรงค์ ศรีสุข', { 3: 'กองกฎหมาย', 10: 'หัวหน้า' }),
      person('705', 'นายไม่มี สังกัด', { 3: 'กองไม่มี' }),
    ];
    const id = await take(await workbook([headings, ...rows]), 'บุคลากร.xlsx');
    const found = await item(id);
    expect(found).toMatchObject({ kind: 'people', counts: { new: 1, bad: 4, invited: 1 } });
    expect((await rowsOf(id)).map(({ problems }) => problemText(problems[0]!, 'th'))).toEqual([
      'น.อ. อ่านได้หลายเหล่า',
      'เลขประจำตัวประชาชนไม่ถูกต้อง',
      'ตำแหน่งหัวหน้ามีผู้ครองแล้ว',
      'ไม่พบสังกัด กองไม่มี',
    ]);
    await step(id, 'enter');
    const [stored] = await db().query(
      `select m.prefix_th prefix, m.id_card_tail tail, length(m.id_card_hash) hash, p.title_th title,
         l.code level, f.birthday, m.employee_type "type", a.username
       from person m join post_holding h on h.person_id = m.id join post p on p.id = h.post_id
       join position_level l on l.id = p.position_level_id join person_profile f on f.person_id = m.id
       join account a on a.person_id = m.id
       where m.employee_code = '701'`,
    );
    expect(stored).toEqual({
      ...{ prefix: 'นางสาว', tail: '1013', hash: 32, title: 'นิติกรชำนาญการ', level: 'K2' },
      ...{ birthday: '1966-10-01', type: 'civil', username: 'somsri' },
    });
    await untilInvited('somsri', 1);

    const sheet = await errors(id);
    expect(sheet[0]?.at(-1)).toBe('สาเหตุ');
    expect(sheet.flat().join()).not.toContain('0000000101');
    expect(sheet.flat().join()).not.toContain('00002-02');
    const corrected = sheet.map((cells) =>
      cells.map((cell) => {
        if (cell === 'น.อ.ธนา คลื่นลม') return 'นาวาเอก ธนา คลื่นลม';
        if (cell === 'กองไม่มี') return 'กองกฎหมาย';
        return cell === 'หัวหน้า' ? 'เจ้าหน้าที่' : cell;
      }),
    );
    const again = await take(await workbook(corrected), 'แผ่นแก้ไข.xlsx');
    expect((await item(again)).counts).toMatchObject({ new: 3, bad: 1 });
    await step(again, 'enter');
    const names = await db().query<{ name: string; tail: string | null }>(
      `select prefix_th || first_name_th "name", id_card_tail tail from person
       where employee_code in ('702', '704', '705') order by employee_code`,
    );
    // The masked ID card of 702 is the one that was sent first.
    expect(names).toEqual([
      { name: 'นาวาเอก ธนา', tail: '2024' },
      { name: 'รองศาสตราจารย์ พันตำรวจโท ณรงค์', tail: null },
      { name: 'นายไม่มี', tail: null },
    ]);
  });

  it('no number of an ID card is ever stored', async () => {
    const [found] = await db().query<{ n: number }>(
      `select count(*)::int n from people_import_row
       where array_to_string(cells, ' ') ~ '0000-?00001-?01' or plan::text ~ '1000000001013'
         or problems::text ~ '00001-?01'`,
    );
    expect(found).toEqual({ n: 0 });
  });

  it('an invited person sets a password by the link once, and signs in', async () => {
    const caught = async () =>
      (await listCaughtMail(instance.app.dataDir)).find(({ to }) => to === 'somsri@agency.example');
    await expect.poll(caught, { timeout: 20_000 }).toBeDefined();
    const text = (await caught())?.text ?? '';
    expect(text).toContain('ชื่อผู้ใช้งาน: somsri');
    expect(text).toContain('ท่านได้รับบัญชีในระบบ');
    const key = /invitation\?key=([\w-]+)/.exec(text)?.[1] ?? '';
    const open = (path: string, body: object) =>
      instance.app.fetch(`/api${path}`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify(body),
      });
    const password = 'Invited2569';
    const accept = (sent: object) =>
      open('/identity/invitations/accept', { key, password, ...sent });
    expect((await accept({ password: 'short' })).status).toBe(422);
    expect((await accept({ key: 'unknown' })).status).toBe(422);
    expect((await accept({})).status).toBe(200);
    expect((await accept({ password: 'Another2569' })).status).toBe(422);
    expect((await open('/users/login', { username: 'somsri', password })).status).toBe(200);
  });

  it('a cell is corrected in place, and a name that is offered is taken', async () => {
    const rows = [person('711', 'นายสิบเอ็ด หนึ่ง', { 3: 'กองนโยบาย์' })];
    const id = await take(await workbook([headings, ...rows]));
    const [bad] = await rowsOf(id);
    expect(bad?.problems[0]?.choices).toEqual(['กองนโยบาย']);
    const sent = { row: bad?.row, field: 'unit', text: 'กองนโยบาย' };
    expect((await step(id, 'cell', sent)).counts).toMatchObject({ new: 1, bad: 0 });
    const none = { row: bad?.row, field: 'appointedOn', text: '1/1/2569' };
    expect(await act(id, 'cell', none)).toMatchObject({ code: 'personnel.import-no-column' });
    await act(id, 'discard');
    expect(await act(id, 'enter')).toMatchObject({ status: 404 });
  });

  it('a person who moves keeps the old post until yesterday; undoing gives it back', async () => {
    const rows = [
      person('officer.legal', 'นายเจ้าหน้าที่กฎหมาย ทดลองงาน', { 8: '0 2999 0121' }),
      person('clerk.legal', 'นายธุรการกฎหมาย ทดลองงาน', { 3: 'กองกฎหมาย', 4: 'เจ้าพนักงานธุรการ' }),
    ];
    const id = await take(await workbook([headings, ...rows]));
    const found = await item(id);
    expect(found.counts).toMatchObject({ new: 0, changed: 1, same: 1, moved: 1 });
    const [moved] = await rowsOf(id, 'moved');
    expect(moved?.changes.map(({ field }) => field)).toEqual(['phone', 'unit', 'post']);
    await step(id, 'enter');
    const unitOf = async () =>
      (
        await instance.get(
          'admin',
          `/identity/people?search=${encodeURIComponent('เจ้าหน้าที่กฎหมาย')}`,
        )
      ).rows as { unitName: string }[];
    expect((await unitOf())[0]?.unitName).toBe('กองนโยบาย');
    expect((await step(id, 'undo')).counts).toMatchObject({ undone: 1, kept: 0 });
    expect((await unitOf())[0]?.unitName).toBe('กองกฎหมาย');
    const [phone] = await db().query(
      `select phone from person where employee_code = 'officer.legal'`,
    );
    expect(phone).toEqual({ phone: '' });
  });

  it('undoing deletes who was never used, and keeps and lists who signed in', async () => {
    const rows = ['721', '722', '723'].map((code) =>
      person(code, `นายคน${code} ใหม่`, { 7: `n${code}@agency.example` }),
    );
    const id = await take(await workbook([headings, ...rows]));
    await step(id, 'enter');
    await untilInvited('n72_', 3);
    await db().query(
      `insert into session (id, account_id, token_hash, device, ip, created_at, last_seen_at, expires_at)
       select gen_random_uuid(), id, sha256('x'), 'd', 'i', now(), now(), now() + interval '1 day'
       from account where username = 'n722'`,
    );
    expect((await step(id, 'undo')).counts).toMatchObject({ undone: 2, kept: 1 });
    expect((await rowsOf(id, 'kept')).map(({ name }) => name)).toEqual(['นายคน722 ใหม่']);
    const left = await db().query(
      `select employee_code code from person where employee_code like '72_'`,
    );
    expect(left).toEqual([{ code: '722' }]);
  });

  it('a large import is undone part by part, which the page shows; one who signed in stays', async () => {
    const rows = Array.from({ length: 450 }, (_, at) =>
      person(`9${at}`, `นายคน${at} เก้าร้อย`, at === 321 ? { 7: 'n9@agency.example' } : {}),
    );
    const id = await take(await workbook([headings, ...rows]));
    await step(id, 'enter');
    await untilInvited('n9', 1);
    await db().query(
      `insert into session (id, account_id, token_hash, device, ip, created_at, last_seen_at, expires_at)
       select gen_random_uuid(), a.id, sha256('y'), 'd', 'i', now(), now(), now() + interval '1 day'
       from account a join person p on p.id = a.person_id where p.employee_code = '9321'`,
    );
    const begun = await step(id, 'undo');
    expect(begun).toMatchObject({
      state: 'UNDOING',
      undoUntil: null,
      counts: { undone: 100, kept: 0 },
    });
    expect(await act(id, 'undo')).toMatchObject({ status: 409 });
    await expect.poll(async () => (await item(id)).state, { timeout: 30_000 }).toBe('UNDONE');
    expect((await item(id)).counts).toMatchObject({ undone: 449, kept: 1 });
    const left = await db().query(
      `select employee_code code from person where last_name_th = 'เก้าร้อย'`,
    );
    expect(left).toEqual([{ code: '9321' }]);
    const [audited] = await db().query(
      `select caller_id is not null "isNamed", detail from audit_entry
       where act = 'personnel.import-undone' and subject_id = $1`,
      [id],
    );
    expect(audited).toMatchObject({ isNamed: true, detail: { undone: 449, kept: 1 } });
  });

  it('killed in the middle, only the staging is left, and it can be entered again', async () => {
    const rows = Array.from({ length: 300 }, (_, at) =>
      person(`8${at}`, `นายคน${at} แปดร้อย`, { 7: `p${at}@agency.example` }),
    );
    const id = await take(await workbook([headings, ...rows]));
    // Somebody else holds the accounts, so that the import waits in its middle.
    const accounts = await hold(instance, 'lock table account in share row exclusive mode', []);
    const entering = act(id, 'enter');
    await accounts.cutOff();
    expect((await entering).status).toBeGreaterThanOrEqual(500);
    const count = async (table: string, where: string) =>
      (await db().query<{ n: number }>(`select count(*)::int n from ${table} where ${where}`))[0]
        ?.n;
    expect(await count('person', `last_name_th = 'แปดร้อย'`)).toBe(0);
    expect((await item(id)).state).toBe('CHECKED');
    const begun = performance.now();
    expect((await step(id, 'enter')).counts).toMatchObject({ new: 300, invited: 300 });
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(await count('person', `last_name_th = 'แปดร้อย'`)).toBe(300);
  });
});
