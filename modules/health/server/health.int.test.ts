import type { HealthLine, HealthView } from '@sarn/health/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { fixedClock } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// A Wednesday in March: holidays of the next year are not asked for yet.
const clock = fixedClock('2026-03-04T02:00:00.000Z');
const hourMs = 3_600_000;
let office: OfficeInstance;

beforeAll(async () => {
  office = await openInstance({ clock });
  for (const account of ['admin', 'saraban']) await office.token(account);
  // The clock goes weeks ahead: their sessions would end.
  await db().query(`update session set expires_at = '2030-01-01'`);
});
afterAll(() => office.close());

const state = async (account = 'admin') =>
  (await office.get(account, '/health/state')) as unknown as HealthView & { status: number };
async function look(): Promise<ReadonlyMap<string, HealthLine>> {
  expect((await office.post('admin', '/health/check', {})).status).toBe(200);
  return new Map((await state()).lines.map((line) => [line.code, line]));
}
async function bell(account: string): Promise<string[]> {
  const answer = await office.post(account, '/service/get-all-notification', { take: 50 });
  const items = answer['items'] as { F_NOTI_TITLE?: string }[];
  return items.map((item) => JSON.stringify(item)).filter((text) => text.includes('health'));
}
const db = () => office.app.platform.db;

test('is for administrators alone', async () => {
  for (const account of ['saraban', 'clerk.policy', 'director']) {
    expect((await office.get(account, '/health/state')).status).toBe(403);
    expect((await office.post(account, '/health/check', {})).status).toBe(403);
  }
  expect(await state()).toMatchObject({ status: 200, checkedAt: null, lines: [] });
});

describe('a round', () => {
  test('looks at everything and says of each since when, what to do and where', async () => {
    const lines = await look();
    expect([...lines.keys()]).toEqual(
      expect.arrayContaining([
        ...['database', 'disk', 'jobs', 'clock', 'migrations', 'versions', 'backup'],
        ...['outbox-email', 'audit-chain', 'receiving', 'holidays', 'unattended-work'],
      ]),
    );
    expect([...lines.values()].filter(({ fact }) => fact === 'ตรวจไม่สำเร็จ')).toEqual([]);
    // The agency uses neither.
    expect(lines.has('mailbox')).toBe(false);
    expect(lines.has('exchange')).toBe(false);
    // On a busy machine it may be slow: `states.test.ts` tries the limits.
    expect(['ok', 'warning']).toContain(lines.get('database')?.state);
    expect(lines.get('migrations')).toMatchObject({ state: 'ok' });
    expect(lines.get('backup')).toMatchObject({
      state: 'failed',
      fact: 'ยังไม่เคยสำรอง',
      since: clock.now().toISOString(),
      page: { path: '/settings/3144/backup' },
    });
    expect(lines.get('audit-chain')).toMatchObject({ state: 'warning' });
    // The secretariat of the small agency has no clerk: the point of the agency receives for it.
    expect(lines.get('receiving')).toMatchObject({
      state: 'ok',
      page: { path: '/settings/3144/sarabun-structure' },
    });
    const { told, sessions, checkedAt } = await state();
    expect(checkedAt).toBe(clock.now().toISOString());
    expect(told).toHaveLength(1);
    expect(sessions).toBeGreaterThan(0);
  });

  test('rings administrators once a day, and nobody else', async () => {
    expect(await bell('admin')).toHaveLength(1);
    clock.advance(60_000);
    await look();
    expect(await bell('admin')).toHaveLength(1);
    clock.advance(24 * hourMs);
    await look();
    expect(await bell('admin')).toHaveLength(2);
    expect(await bell('saraban')).toHaveLength(0);
    expect((await look()).get('backup')?.since).toBe('2026-03-04T02:00:00.000Z');
  });

  test('answers in the language of the reader', async () => {
    const response = await office.app.fetch('/api/health/state', {
      headers: {
        authorization: `Bearer ${await office.token('admin')}`,
        'accept-language': 'en',
      },
    });
    const { lines } = (await response.json()) as HealthView;
    expect(lines.find(({ code }) => code === 'backup')).toMatchObject({
      name: 'Last backup',
      fact: 'Never made',
    });
  });
});

describe('each check sees its own fault', () => {
  test('a broken chain of the audit trail, and a whole one', async () => {
    const insert = (fault: string | null) =>
      db().query(
        `insert into audit_check (id, asked_by, started_at, beat_at, finished_at, checked, total,
           fault, end_seq, end_hash)
         values (gen_random_uuid(), $1, $2, $2, $2, 1, 1, $3::text::jsonb, 1, '')`,
        [office.person('admin'), clock.now().toISOString(), fault],
      );
    await insert(null);
    expect((await look()).get('audit-chain')).toMatchObject({ state: 'ok' });
    clock.advance(8 * 24 * hourMs);
    expect((await look()).get('audit-chain')).toMatchObject({ state: 'warning' });
    await insert(JSON.stringify({ kind: 'row-changed', seq: 1, entryId: null, at: null }));
    expect((await look()).get('audit-chain')).toMatchObject({
      state: 'failed',
      page: { path: '/settings/3144/activity-system-log' },
    });
  });

  test('a letter that waits for a unit whose clerk left, until somebody holds the post', async () => {
    const { documentId } = await office.register('saraban');
    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: office.unit('legal') }],
    });
    expect((await look()).get('unattended-work')?.state).toBe('ok');
    const before = (await look()).get('receiving');
    await db().query('update person set is_active = false where id = $1', [
      office.person('clerk.legal'),
    ]);
    const after = await look();
    expect(after.get('unattended-work')).toMatchObject({ state: 'warning', fact: '1 เรื่อง' });
    expect(before).toMatchObject({ state: 'ok' });
    expect(after.get('receiving')).toMatchObject({ state: 'warning' });
    clock.advance(8 * 24 * hourMs);
    expect((await look()).get('unattended-work')?.state).toBe('failed');
    await db().query('update person set is_active = true where id = $1', [
      office.person('clerk.legal'),
    ]);
    expect((await look()).get('unattended-work')?.state).toBe('ok');
  });

  test('a machine without a mail server does not claim that mail works', async () => {
    const mail = (await look()).get('outbox-email');
    expect(mail).toMatchObject({ state: 'warning' });
    expect(mail?.fact).toContain('ยังไม่มีเครื่องส่งอีเมล');
    expect(mail?.todo).toContain('SMTP_URL');
  });

  test('an e-mail that was given up, and one that waits too long', async () => {
    const noticeId = async () => {
      const [row] = await db().query<{ id: string }>('select id from notification limit 1');
      return row!.id;
    };
    await db().query(
      `insert into notification_delivery (id, notification_id, person_id, channel, address, state,
         due_at, attempts, created_at, settled_at)
       values (gen_random_uuid(), $1, $2, 'email', 'a@office.example', 'failed', $3, 6, $3, $3)`,
      [await noticeId(), office.person('admin'), clock.now().toISOString()],
    );
    const given = (await look()).get('outbox-email');
    expect(given).toMatchObject({ state: 'warning' });
    expect(given?.fact).toContain('ส่งไม่ออก 1 ฉบับ');
    await db().query(
      `insert into notification_delivery (id, notification_id, person_id, channel, address,
         due_at, attempts, created_at)
       values (gen_random_uuid(), $1, $2, 'email', 'b@office.example', $3, 2, $4)`,
      [
        await noticeId(),
        office.person('admin'),
        new Date(clock.now().getTime() + hourMs).toISOString(),
        new Date(clock.now().getTime() - 3 * hourMs).toISOString(),
      ],
    );
    expect((await look()).get('outbox-email')).toMatchObject({
      state: 'failed',
      page: { path: '/settings/3144/setting-modules-notification-lists' },
    });
  });

  test('days off of the next year are asked for from November on', async () => {
    await db().query('delete from holiday');
    expect((await look()).get('holidays')?.state).toBe('failed');
    await db().query(
      `insert into holiday (day, name_th, kind) values ('2026-04-06', 'วันหยุด', 'public')`,
    );
    expect((await look()).get('holidays')?.state).toBe('ok');
    clock.set('2026-11-01T02:00:00.000Z');
    expect((await look()).get('holidays')?.state).toBe('warning');
  });

  test('a program that is older than its database, and another version beside it', async () => {
    await db().query(
      `insert into schema_migration (module, name, sha256) values ('later', '2099-01-01-0000-x', '')`,
    );
    await db().query(
      `insert into health_process (id, version, seen_at) values (gen_random_uuid(), '9.9.9', $1)`,
      [clock.now().toISOString()],
    );
    const lines = await look();
    expect(lines.get('migrations')?.state).toBe('warning');
    expect(lines.get('versions')).toMatchObject({ state: 'warning' });
    clock.advance(10 * 60_000);
    expect((await look()).get('versions')?.state).toBe('ok');
  });
});

test('the running program looks each minute by itself, and lists its process', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    office.app.services.health.watch();
    clock.advance(60_000);
    vi.advanceTimersByTime(60_000);
    const now = clock.now().toISOString();
    await vi.waitFor(async () => expect((await state()).checkedAt).toBe(now), { timeout: 10_000 });
    const processes = await db().query<{ version: string }>('select version from health_process');
    expect(processes).toEqual([{ version: '1.8.0 (15a)' }]);
  } finally {
    vi.useRealTimers();
  }
});
