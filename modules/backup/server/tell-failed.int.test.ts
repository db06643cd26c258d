import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobDefinition } from '@sarn/platform-server';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { civilDateAt } from '@sarn/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
const folder = mkdtempSync(join(tmpdir(), 'sarn-backup-'));
let now = new Date(`${civilDateAt(new Date())}T02:01:00+07:00`);

beforeAll(async () => {
  office = await openInstance({ clock: { now: () => now } });
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

const rowsOf = <T extends object>(sql: string) => office.app.db.query<T>(sql);
const told = () =>
  rowsOf<{ person: string }>(
    `select person_id as person from notification where kind = 'backup.failed'`,
  );

/** Runs the job of every five minutes, and waits for the end of what it began. */
async function atNight(runs: number): Promise<void> {
  const due = { name: 'backup.due' } as JobDefinition;
  const { db, jobs } = office.app.platform;
  await db.transaction((tx) => jobs.send(tx, due, {}, { key: `night ${runs}` }));
  const ended = 'select id from backup_run where finished_at is not null';
  await expect.poll(() => rowsOf(ended)).toHaveLength(runs);
  await office.app.settled();
}

test('a daily backup that fails is tried again, and told when all tries have failed', async () => {
  const saved = await office.post('admin', '/backup/settings', {
    folder,
    dailyAt: '02:00',
    keep: 2,
  });
  expect(saved.status).toBe(200);
  rmSync(folder, { recursive: true });
  for (const run of [1, 2, 3]) {
    expect(await told()).toEqual([]);
    await atNight(run);
    now = new Date(now.getTime() + 16 * 60_000);
  }
  expect((await told()).map(({ person }) => person)).toEqual([office.person('admin')]);
  const [run] = await rowsOf<{ fault: string }>('select distinct fault from backup_run');
  expect(run?.fault).toBe('folder-missing');
});
