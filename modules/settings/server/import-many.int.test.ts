import { countStatements, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { startHttpStandIn } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, expect, test } from 'vitest';

const many = 300;
/** Statements of a file, however many rows it has. */
const most = 100;

let office: OfficeInstance;
let receiver: Awaited<ReturnType<typeof startHttpStandIn>>;
beforeAll(async () => {
  office = await openInstance();
  receiver = await startHttpStandIn(() => ({ status: 204 }));
  const hook = { name: 'ระบบติดตาม', url: `${receiver.url}/hook`, types: ['settings.changed'] };
  expect((await office.post('admin', '/webhooks/save', hook)).status).toBe(200);
});
afterAll(async () => {
  await office.close();
  await receiver.close();
});

const countedIn = <T>(work: () => Promise<T>) => countStatements(office, work);

async function send(
  lines: readonly string[],
  { table = 'suffix', head = 'รหัส,ชื่อ,ตัวย่อ', isTrial = false } = {},
) {
  const form = new FormData();
  form.append('isTrial', String(isTrial));
  form.append('file', new Blob([[head, ...lines].join('\n')]), 'settings.csv');
  const response = await office.app.fetch(`/api/settings/tables/${table}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await office.token('admin')}` },
    body: form,
  });
  return {
    ...((await response.json()) as {
      count?: number;
      code?: string;
      rows?: { code: string; fault: string }[];
    }),
    status: response.status,
  };
}

const lines = (name: string) =>
  Array.from({ length: many }, (_, at) => `many-${at},${name} ${at},ตย. ${at}`);
/** One job for each program and row, done or not. */
const toTell = `select count(*)::int from jobs.job where name like 'webhook.deliver%'`;
const countOf = async (sql: string): Promise<number> =>
  (await office.app.db.query<{ count: number }>(sql))[0]?.count ?? 0;

test.each([
  ['added', 'คำต่อท้ายที่', many],
  ['changed', 'คำต่อท้ายใหม่ที่', 2 * many],
])(
  'rows of a file are %s with few statements, each in the trail and told to programs',
  async (act, name, told) => {
    await office.token('admin');
    const { count, result } = await countedIn(() => send(lines(name)));
    expect({ status: result.status, count: result.count }).toEqual({ status: 200, count: many });
    const entries = `select count(*)::int from audit_entry where act = 'settings.suffix.${act}'`;
    expect(await countOf(entries)).toBe(many);
    expect(await countOf(toTell)).toBe(told);
    const rows = `select count(*)::int from name_suffix where name_th like '${name} %'`;
    expect(await countOf(rows)).toBe(many);
    expect(count).toBeLessThan(most);
  },
);

test('a code that somebody else adds meanwhile refuses the whole file', async () => {
  const [first, second] = ['meanwhile-1', 'meanwhile-2'];
  const { pool } = office.app.db;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query(
      `insert into name_suffix (code, name_th, sort, is_printed) values ($1, 'ของอีกคน', 9000, false)`,
      [second],
    );
    const sent = send([`${first},ของไฟล์ ๑,ย. ๑`, `${second},ของไฟล์ ๒,ย. ๒`]);
    // The file waits for the row of the other one, which nobody else can see yet. Tests beside wait for locks, too.
    const waiting = `select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => countOf(waiting)).toBeGreaterThan(0);
    await other.query('commit');
    expect(await sent).toMatchObject({ status: 409, code: 'settings.code-taken' });
  } finally {
    other.release();
  }
  const kept = await office.app.db.query<{ nameTh: string }>(
    `select name_th "nameTh" from name_suffix where code like 'meanwhile-%'`,
  );
  expect(kept).toEqual([{ nameTh: 'ของอีกคน' }]);
  const told = `select count(*)::int from audit_entry where subject_id like 'meanwhile-%'`;
  expect(await countOf(told)).toBe(0);
});

const partners = { table: 'book-send-from', head: 'รหัส,ชื่อ,ประเภท,เลขนำของหนังสือ' };
const partnerLines = (name: string) =>
  Array.from(
    { length: many },
    (_, at) => `partner-${at},${name} ${at},government,ทส ${at + 10000}`,
  );

test('partners of a file are checked and written with few statements, with what follows from them', async () => {
  const { count, result } = await countedIn(() => send(partnerLines('หน่วยงานคู่ค้า'), partners));
  expect({ status: result.status, count: result.count }).toEqual({ status: 200, count: many });
  const entries = `select count(*)::int from audit_entry where act = 'settings.book-send-from.added'`;
  expect(await countOf(entries)).toBe(many);
  const derived = `select count(*)::int from contact
    where code like 'partner-%' and search_text <> '' and letter_keys <> '{}'`;
  expect(await countOf(derived)).toBe(many);
  expect(count).toBeLessThan(most);
});

test('a name and a prefix that another partner has are told for each row, also within the file', async () => {
  const { rows = [] } = await send(
    [
      'clash-1,หน่วยงานคู่ค้า 7,government,ทส 90001',
      'clash-2,คู่ค้าใหม่,government,ทส 10008',
      'clash-3,คู่ค้าซ้ำในไฟล์,government,ทส 90002',
      'clash-4,คู่ค้าซ้ำในไฟล์,government,ทส 90003',
      'clash-5,คู่ค้าอื่น,government,ทส 90002',
    ],
    { ...partners, isTrial: true },
  );
  expect(
    rows.map(({ fault }) => fault !== ''),
    rows[2]?.fault,
  ).toEqual([true, true, false, true, true]);
  expect(rows[1]?.fault).toContain('หน่วยงานคู่ค้า 8');
});

interface Versioned {
  readonly code: string;
  readonly version: number;
}

const versions = (table: string): Promise<Versioned[]> =>
  office.app.db.query<Versioned>(
    `select code, version from ${table} where code like 'many-%' or code like 'partner-%'
     order by code desc limit 200`,
  );

test.each([
  ['suffix', 'name_suffix', { isPrinted: true }],
  ['book-send-from', 'contact', { isFixedName: true }],
])('rows of %s are changed and ended at once with few statements', async (table, sql, values) => {
  const path = `/settings/tables/${table}`;
  const acts = (act: string) =>
    countOf(`select count(*)::int from audit_entry where act = 'settings.${table}.${act}'`);
  const before = await acts('changed');
  const reason = 'ปรับให้ตรงกัน';
  for (const [call, more, act, from] of [
    ['change', { values }, 'changed', before],
    ['end', { validTo: office.today }, 'ended', 0],
  ] as const) {
    const rows = await versions(sql);
    const sent = { rows, reason, ...more };
    const { count, result } = await countedIn(() => office.post('admin', `${path}/${call}`, sent));
    expect([result.status, result['count']], JSON.stringify(result)).toEqual([200, rows.length]);
    expect(await acts(act)).toBe(from + rows.length);
    expect(count, call).toBeLessThan(most);
    const again = await office.post('admin', `${path}/${call}`, sent);
    expect([again.status, again.code]).toEqual([409, 'settings.stale']);
  }
  const ended = await countOf(
    `select count(*)::int from ${sql} where valid_to = '${office.today}' and code ~ '^(many|partner)-'`,
  );
  expect(ended).toBe(200);
});

interface Suggested {
  readonly rows: readonly { readonly code: string; readonly fault: string }[];
}

test('rows that the product suggests are shown and taken with few statements', async () => {
  const path = '/settings/tables/position-information/suggestions';
  const { count: shown, result } = await countedIn(() => office.get('admin', path));
  const { rows } = result as unknown as Suggested;
  expect(rows.length).toBeGreaterThan(20);
  expect(shown).toBeLessThan(20);
  const codes = rows.filter(({ fault }) => fault === '').map(({ code }) => code);
  const taking = () => office.post('admin', `${path}/take`, { codes });
  const { count, result: taken } = await countedIn(taking);
  expect(taken).toMatchObject({ status: 200, count: codes.length });
  // Fewer than one for each row.
  expect(count).toBeLessThan(codes.length);
  const places = await office.app.db.query<{ sort: number }>(
    'select sort from position where code = any ($1) order by sort',
    [codes],
  );
  expect(new Set(places.map(({ sort }) => sort)).size).toBe(codes.length);
});
