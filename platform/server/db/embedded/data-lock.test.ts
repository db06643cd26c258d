import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from './data-lock.ts';
import { EmbeddedError } from './embedded-error.ts';
import { startTimeOf } from './process-identity.ts';

let dir: string;
const file = (): string => join(dir, 'sarn.lock');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sarn-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function leave(pid: number, started: string | null): void {
  writeFileSync(file(), JSON.stringify({ pid, started }));
}

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('close', resolve));
  return child.pid!;
}

test('a lock is held until released, and leaves no file behind', () => {
  const release = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(EmbeddedError);
  expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.pid}: stop`);
  release();
  release();
  expect(readdirSync(dir)).toEqual([]);
  lockDataDir(dir)();
});

test('a lock of a dead process is taken over', async () => {
  leave(await deadPid(), 'whenever');
  lockDataDir(dir)();
  expect(existsSync(file())).toBe(false);
});

test('a lock is taken over when its number belongs to another process now', () => {
  leave(process.ppid, 'another time');
  lockDataDir(dir)();
  leave(process.ppid, startTimeOf(process.ppid) ?? null);
  expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.ppid}`);
});

test('a lock written in part at a system crash is taken over', () => {
  for (const text of ['', '{"pid":', 'null', '{"pid":"1"}']) {
    writeFileSync(file(), text);
    lockDataDir(dir)();
  }
});

test('a lock that another process took over is not removed by a late release', () => {
  const release = lockDataDir(dir);
  leave(process.ppid, startTimeOf(process.ppid) ?? null);
  release();
  expect(existsSync(file())).toBe(true);
});
