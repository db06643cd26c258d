import { AsyncLocalStorage } from 'node:async_hooks';
import { openInstance } from '@sarn/server/testing';
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

type Query = (...given: unknown[]) => unknown;

/** How many statements a work sends to connections of the pool. */
async function countedIn<T>(work: () => Promise<T>): Promise<{ count: number; result: T }> {
  const { Client } = office.app.platform.db.pool.options as unknown as {
    Client: { readonly prototype: { query: Query } };
  };
  const { prototype } = Client;
  const original = prototype.query;
  const ofWork = new AsyncLocalStorage<true>();
  let count = 0;
  prototype.query = function counting(this: unknown, ...given: unknown[]) {
    if (ofWork.getStore()) count += 1;
    return original.apply(this, given);
  };
  try {
    return { result: await ofWork.run(true, work), count };
  } finally {
    prototype.query = original;
  }
}

async function send(lines: readonly string[]) {
  const form = new FormData();
  form.append('isTrial', 'false');
  form.append('file', new Blob([['รหัส,ชื่อ,ตัวย่อ', ...lines].join('\n')]), 'settings.csv');
  const response = await office.app.fetch('/api/settings/tables/suffix/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${await office.token('admin')}` },
    body: form,
  });
  return {
    ...((await response.json()) as { count?: number; code?: string }),
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
    // The file waits for the row of the other one, which nobody else can see yet.
    await expect
      .poll(() => countOf(`select count(*)::int from pg_locks where not granted`))
      .toBeGreaterThan(0);
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
