import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { systemClock } from '@sarn/platform-server';
import { nameScanFolder } from '@sarn/data-migration/server';
import { openForCommand, runCommand } from './command-database.ts';
import { readConfig } from './config.ts';

// `npm run import:scans -- <import> <folder>`: names a folder on the server as the scans of an
// import, where they are too many for a browser. Nobody can name one through the API: it would let
// people with the import permission could read any file of the server.

const use = 'Use: npm run import:scans -- <id of the import> <folder>\n';

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes((error as { code?: string }).code ?? ''))
      return false;
    throw error;
  }
}

async function main(args: readonly string[]): Promise<number> {
  const [runId = '', given = ''] = args;
  if (!/^[0-9a-f-]{36}$/i.test(runId) || given === '' || args.length > 2) {
    process.stderr.write(use);
    return 2;
  }
  const folder = resolve(given);
  if (!(await isFolder(folder))) {
    process.stderr.write(`${folder} is no folder that can be read.\n`);
    return 2;
  }
  const { db, close } = await openForCommand(readConfig(process.env));
  try {
    const scans = await nameScanFolder(db, systemClock, { runId: runId.toLowerCase(), folder });
    process.stdout.write(`ใช้ไฟล์สแกน ${scans} ไฟล์ใน ${folder} ตรวจทุกแถวใหม่ก่อนนำเข้า\n`);
    process.stdout.write(`${scans} scans in ${folder}; check every row again before entering.\n`);
    return 0;
  } finally {
    await close();
  }
}

const readable: Readonly<Record<string, string>> = {
  'registry.import-not-found': 'There is no such import, or it is past the step of its columns.',
  'registry.import-folder-unknown': 'The folder cannot be read, or holds too many files.',
  '42P01': 'The database knows no imports yet: start this version of Sarn once.',
};

await runCommand(main, readable);
