import { resolve } from 'node:path';
import { BackupError, backUpNow } from '@sarn/backup/server';
import { createLog, createPlatform, systemClock } from '@sarn/platform-server';
import { openForCommand, runCommand } from './command-database.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';

// `npm run backup -- <folder>`: one backup of database, files and keys, also while Sarn runs. With
// `--keep 14` the oldest above that number are deleted afterwards.

const use = 'Use: npm run backup -- <folder> [--keep <number>]\n';
const outside =
  'ฐานข้อมูลอยู่ภายนอก (DATABASE_URL) จึงไม่อยู่ในชุดสำรองนี้ ผู้ดูแลฐานข้อมูลต้องสำรองเอง ก่อนคำสั่งนี้ทุกครั้ง\n' +
  'The database is not in this backup (DATABASE_URL): its administrator backs it up, each time before this command.\n';

interface Order {
  readonly folder: string;
  readonly keep: number | null;
}

function readOrder([folder = '', option, number = '', ...more]: readonly string[]): Order | null {
  if (folder === '' || folder.startsWith('-') || more.length > 0) return null;
  if (option === undefined) return { folder: resolve(folder), keep: null };
  if (option !== '--keep' || !/^[1-9]\d{0,2}$/.test(number)) return null;
  return { folder: resolve(folder), keep: Number(number) };
}

async function run(config: Config, order: Order): Promise<void> {
  const { db, url, close } = await openForCommand(config);
  const log = createLog('error');
  // The live connection between several servers is off: it would keep the command from ending.
  const alone = { ...config, isScaledOut: false };
  const parts = createPlatform({ config: alone, db, databaseUrl: url, clock: systemClock, log });
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  try {
    const made = await backUpNow(parts.platform, { ...order, signal: stopping.signal });
    const size = (bytes: number) =>
      `${(bytes / 1_048_576).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
    process.stdout.write(
      `สำรองข้อมูลแล้ว ${made.path}\n` +
        `Backup made: ${made.path}, ${made.files} files, ${size(made.bytes)}, of which new ${size(made.newBytes)}\n`,
    );
    if (made.deleted.length > 0) process.stdout.write(`Deleted: ${made.deleted.join(', ')}\n`);
    for (const path of made.damaged) process.stderr.write(`Damaged on the disk: ${path}\n`);
    if (made.database === 'outside') process.stdout.write(outside);
  } finally {
    await parts.live.close();
    await parts.trail.stop();
    await close();
  }
}

async function main(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (order === null) {
    process.stderr.write(use);
    return 2;
  }
  try {
    await run(readConfig(process.env), order);
    return 0;
  } catch (error) {
    const isStopped = (error as Error).name === 'AbortError';
    if (!(error instanceof BackupError) && !isStopped) throw error;
    process.stderr.write(
      isStopped ? 'Stopped: no backup was made.\n' : `${(error as Error).message}\n`,
    );
    return 1;
  }
}

await runCommand(main, {
  '42P01': 'The database is older than this program: start this version of Sarn once.',
  ENOSPC: 'The disk of the backups is full: nothing was kept of this backup.',
  EACCES: 'The folder of the backups cannot be written to.',
  EROFS: 'The folder of the backups cannot be written to.',
});
