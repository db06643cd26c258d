import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nameOf, ownName } from './folder-owner.ts';
import { removeLeftBehind } from './left-behind.ts';
import { temporaryFolder } from './temporary-folder.ts';

const place = mkdtempSync(join(tmpdir(), 'sarn-left-'));
afterAll(() => rmSync(place, { recursive: true }));

const [, , space = ''] = ownName.split('.');
/** Has this number, and began before: it ended, and the number was given out again. */
const ended = nameOf(process.pid, '1', space);

function made(name: string): string {
  const folder = join(place, name);
  mkdirSync(join(folder, 'postgres'), { recursive: true });
  return folder;
}

test('only folders of processes of this computer that have ended are removed', async () => {
  const gone = made(`sarn-test-${ended}-aB3dE5`);
  const kept = [
    `sarn-test-${ownName}-aB3dE5`,
    // Of a container that shares the folder.
    `sarn-test-${nameOf(process.pid, '1', `${space}1`)}-aB3dE5`,
    'sarn-data-of-somebody',
  ].map(made);
  expect(await removeLeftBehind([place, place, join(place, 'none')])).toEqual([gone]);
  expect([gone, ...kept].map(existsSync)).toEqual([false, true, true, true]);
});

test('a database server that still runs in such a folder is ended first', async () => {
  const folder = made(`sarn-test-${ended}-fG7hI9`);
  // A stand-in: another program with that name and folder in its command line.
  const script = 'console.log(1); setInterval(() => {}, 1000)';
  const server = spawn(process.execPath, ['-e', script, 'postgres', join(folder, 'postgres')]);
  await once(server.stdout, 'data');
  const exit = once(server, 'exit');
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${server.pid}\n${folder}\n`);
  expect(await removeLeftBehind([place])).toEqual([folder]);
  expect((await exit)[1]).toBe('SIGQUIT');
  expect(existsSync(folder)).toBe(false);
});

test('a folder that is made now is that of this process', () => {
  const folder = temporaryFolder('sarn-left-');
  expect(basename(folder)).toContain(`-${ownName}-`);
  rmSync(folder, { recursive: true });
});
