import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { appendFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { getBackups } from '@sarn/backup/contract';
import type { OutputOf } from '@sarn/kernel';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { openDatabase } from '@sarn/platform-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBackups } from './make/backup-folder.ts';
import { makeBackup } from './make/make-backup.ts';
import { restore } from './restore/restore.ts';

let office: OfficeInstance;
let root: string;
let folder: string;
const settings = () => ({ folder, dailyAt: '', keep: 2 });

beforeAll(async () => {
  office = await openInstance();
  root = mkdtempSync(join(tmpdir(), 'sarn-backup-'));
  folder = join(root, 'backups');
  mkdirSync(folder);
});
afterAll(async () => {
  await office.close();
  rmSync(root, { recursive: true, force: true });
});

const overview = async () =>
  (await office.get('admin', '/backup')) as unknown as OutputOf<typeof getBackups>;

/** Makes a backup as the settings screen does, and waits for its end. */
async function backUp() {
  expect((await office.post('admin', '/backup/start', {})).status).toBe(200);
  await office.app.settled();
  const { rows } = await overview();
  return rows[0];
}

/** Puts content into the file store, as an upload leaves it. */
function store(content: string): string {
  const hash = createHash('sha256').update(content).digest('hex');
  const home = join(office.app.dataDir, 'files', hash.slice(0, 2), hash.slice(2, 4));
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, hash), content);
  return `files/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
}

/** What a number of an open file leads to; the one that lists them is closed already. */
function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
}

describe('settings', () => {
  test('are for those who may, and refuse a folder in which no backup may be put', async () => {
    for (const account of ['saraban', 'director']) {
      expect((await office.get(account, '/backup')).status).toBe(403);
      expect((await office.post(account, '/backup/start', {})).status).toBe(403);
    }
    const refused = async (asked: object) =>
      (await office.post('admin', '/backup/settings', { ...settings(), ...asked })).code;
    expect(await refused({ folder: join(root, 'none') })).toBe('backup.folder-missing');
    expect(await refused({ folder: 'backups' })).toBe('backup.folder-missing');
    expect(await refused({ folder: office.app.dataDir })).toBe('backup.folder-inside');
    expect(await refused({ folder: '', dailyAt: '02:00' })).toBe('backup.no-folder');
    expect(await refused({ folder: root })).toBe('backup.folder-taken');
    mkdirSync(join(root, 'other'));
    writeFileSync(join(root, 'other', 'own.txt'), 'ของผู้อื่น');
    expect(await refused({ folder: join(root, 'other') })).toBe('backup.folder-taken');
    expect((await office.post('admin', '/backup/start', {})).code).toBe('backup.no-folder');
    expect((await office.post('admin', '/backup/settings', settings())).status).toBe(200);
    expect(await overview()).toMatchObject({ settings: settings(), isLate: true, lastDone: null });
  });
});

describe('a backup', () => {
  test('holds files and keys, the next one only what changed, and the oldest above the number go', async () => {
    const kept = store('one content');
    const first = await backUp();
    expect(first).toMatchObject({ state: 'done', way: 'person', fault: null, damaged: 0 });
    const added = store('another content');
    const second = await backUp();
    expect(second?.newBytes).toBeLessThan(first?.bytes ?? 0);
    const [one, two] = await listBackups(folder);
    expect(statSync(join(one!.path, kept)).ino).toBe(statSync(join(two!.path, kept)).ino);
    expect(existsSync(join(one!.path, added))).toBe(false);
    expect(readFileSync(join(two!.path, added), 'utf8')).toBe('another content');
    expect(existsSync(join(two!.path, 'keys', 'identity.key'))).toBe(true);
    expect(await overview()).toMatchObject({ isLate: false, kept: 2, database: 'outside' });
    expect(await backUp()).toMatchObject({ state: 'done' });
    expect((await listBackups(folder)).map(({ name }) => name)).not.toContain(one!.name);
    expect(await overview()).toMatchObject({ kept: 2 });
  });

  test('that was killed is no backup: it is never restored, and is deleted the next time', async () => {
    const [, newest] = await listBackups(folder);
    const half = join(folder, '2099-01-01T000000Z.unfinished');
    mkdirSync(join(half, 'files'), { recursive: true });
    writeFileSync(join(half, 'sha256sums.txt'), '');
    expect((await listBackups(folder)).at(-1)?.name).toBe(newest?.name);
    await expect(restoreInto('from-half', half)).rejects.toThrow(/never finished/);
    expect(await backUp()).toMatchObject({ state: 'done' });
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('that was stopped leaves no half of it, and no file of it open', async () => {
    const aside = join(root, 'stopped');
    mkdirSync(aside);
    const stopped = new AbortController();
    const { db, dataDir } = office.app;
    const making = makeBackup({
      ...{ db, dataDir, folder: aside, installation: 'test', keep: null, now: () => new Date() },
      ...{ signal: stopped.signal, onProgress: () => stopped.abort() },
    });
    await expect(making).rejects.toThrow(/abort/);
    expect(readdirSync(aside).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
    const open = readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).startsWith(aside));
    expect(open).toEqual([]);
  });

  test('is refused while another one is made, and told as a failure of its run', async () => {
    const other = openDatabase(office.app.databaseUrl, { max: 1 });
    await other.query(`select pg_advisory_lock(hashtext('sarn.backup'))`);
    expect(await backUp()).toMatchObject({ state: 'failed', fault: 'busy' });
    await other.close();
    rmSync(folder, { recursive: true });
    expect(await backUp()).toMatchObject({ state: 'failed', fault: 'folder-missing' });
    mkdirSync(folder);
  });

  test('names a stored file whose content has changed, and takes it anew when it is whole again', async () => {
    const path = store('whole');
    writeFileSync(join(office.app.dataDir, path), 'wrong');
    expect(await backUp()).toMatchObject({ state: 'done', damaged: 1 });
    store('whole');
    expect(await backUp()).toMatchObject({ state: 'done', damaged: 0 });
    await restoreInto('mended');
    expect(readFileSync(join(root, 'mended', path), 'utf8')).toBe('whole');
  });
});

describe('restoring', () => {
  test('verifies every file first, and writes nothing when one was changed', async () => {
    const newest = (await listBackups(folder)).at(-1);
    const keys = join(newest!.path, 'keys', 'identity.key');
    appendFileSync(keys, ' ');
    await expect(restoreInto('changed')).rejects.toThrow(/1 files .*keys\/identity\.key/);
    expect(existsSync(join(root, 'changed'))).toBe(false);
    appendFileSync(join(newest!.path, 'sha256sums.txt'), ' ');
    await expect(restoreInto('changed')).rejects.toThrow(/sha256sums\.txt was changed/);
  });

  test('goes into an empty folder only', async () => {
    await backUp();
    mkdirSync(join(root, 'taken'));
    writeFileSync(join(root, 'taken', 'own.txt'), 'ของผู้อื่น');
    await expect(restoreInto('taken')).rejects.toThrow(/is not empty/);
    expect(readdirSync(join(root, 'taken'))).toEqual(['own.txt']);
    await expect(restoreInto('nowhere', join(root, 'taken'))).rejects.toThrow(/no backup of Sarn/);
  });
});

const restoreInto = (name: string, from = folder) =>
  restore({ from, dataDir: join(root, name), clusterFolder: () => join(root, name, 'postgres') });

test('the age of the last backup is told after a day and two hours, and is a fault after three days', async () => {
  folder = join(root, 'for-age');
  mkdirSync(folder);
  expect((await office.post('admin', '/backup/settings', settings())).status).toBe(200);
  expect(await backUp()).toMatchObject({ state: 'done', fault: null });
  const stateAfter = async (hours: number) => {
    await office.app.db.query(
      `update backup_run set started_at = now() - make_interval(hours => $1)
       where finished_at = (select max(finished_at) from backup_run)`,
      [hours],
    );
    await office.post('admin', '/health/check', {});
    const { lines } = (await office.get('admin', '/health/state')) as unknown as {
      lines: { code: string; state: string }[];
    };
    return lines.find(({ code }) => code === 'backup')?.state;
  };
  const found = [await stateAfter(1), await stateAfter(27), await stateAfter(73)];
  expect(found).toEqual(['ok', 'warning', 'failed']);
  await stateAfter(0);
});

describe('a trial of restoring', () => {
  interface Trial {
    readonly state: string;
    readonly way: string;
    readonly files: number;
    readonly fault: string | null;
    readonly backup: string;
  }
  const trials = async () =>
    (await office.get('admin', '/backup/trials'))['rows'] as unknown as Trial[];
  const health = async () => {
    expect((await office.post('admin', '/health/check', {})).status).toBe(200);
    const { lines } = (await office.get('admin', '/health/state')) as unknown as {
      lines: { code: string; state: string; fact: string; todo: string }[];
    };
    return lines.find(({ code }) => code === 'restore-trial');
  };
  const tryIt = async () => {
    expect((await office.post('admin', '/backup/trials/start', {})).status).toBe(200);
    await office.app.settled();
    return (await trials())[0];
  };
  const record = async (triedOn: string, isPassed: boolean, account = 'admin') =>
    office.post(account, '/backup/trials/record', { triedOn, isPassed, note: 'เครื่องทดสอบ' });

  test('is missed by the health page until one was made', async () => {
    expect(await trials()).toEqual([]);
    expect(await health()).toMatchObject({ state: 'warning', fact: 'ยังไม่เคยทดลอง' });
  });

  test('restores the newest backup aside, verifies it, and leaves nothing behind', async () => {
    // A folder of its own: the backups of the tests above were changed on purpose.
    folder = join(root, 'for-trials');
    mkdirSync(folder);
    expect((await office.post('admin', '/backup/settings', settings())).status).toBe(200);
    const made = await backUp();
    expect(made).toMatchObject({ state: 'done', fault: null });
    expect(await tryIt()).toMatchObject({ state: 'passed', way: 'here', backup: made?.name });
    expect((await trials())[0]?.files).toBe(made?.files);
    const left = readdirSync(join(office.app.dataDir, '..'));
    expect(left.filter((name) => name.startsWith('sarn-restore-trial-'))).toEqual([]);
    expect(await health()).toMatchObject({ state: 'ok' });
  });

  test('fails for a backup whose file was changed, and the health page says what to do', async () => {
    await backUp();
    const newest = (await listBackups(folder)).at(-1);
    const one = readdirSync(newest?.path ?? '', { recursive: true, withFileTypes: true }).find(
      (entry) => entry.isFile() && entry.parentPath.includes('/files/'),
    );
    appendFileSync(join(one?.parentPath ?? '', one?.name ?? ''), 'x');
    expect(await tryIt()).toMatchObject({ state: 'failed', fault: 'damaged' });
    const line = await health();
    expect(line?.state).toBe('failed');
    expect(line?.todo).toContain('ทดลองอีกครั้ง');
    await backUp();
  });

  test('on another machine is recorded, is too old after ninety days, and not in the future', async () => {
    expect((await record(office.dayFromToday(1), true))['code']).toBe('backup.trial-in-future');
    expect((await record(office.dayFromToday(0), true)).status).toBe(200);
    expect((await trials())[0]).toMatchObject({ state: 'passed', way: 'elsewhere' });
    expect(await health()).toMatchObject({ state: 'ok' });
    expect((await record(office.dayFromToday(0), true, 'saraban')).status).toBe(403);
    expect((await office.get('saraban', '/backup/trials')).status).toBe(403);
  });
});
