import { relative, resolve } from 'node:path';
import { createLog, createPlatform, systemClock } from '@sarn/platform-server';
import { openForCommand, runCommand } from './command-database.ts';
import type { CommandDatabase } from './command-database.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { composeModules } from './modules.ts';

// `npm run export:all -- <folder>`: registers, documents and files of the agency in forms that other
// programs read. Only on the console of the server: no account may read every document.

const use = 'Use: npm run export:all -- <folder>\n';

async function run(config: Config, folder: string, { db, url }: CommandDatabase): Promise<void> {
  const log = createLog('error');
  // The live connection between several servers is off: it would keep the command from ending.
  const alone = { ...config, isScaledOut: false };
  const parts = createPlatform({ config: alone, db, databaseUrl: url, clock: systemClock, log });
  const { services, modules } = composeModules(parts.platform, config.modules);
  const { registry } = services;
  try {
    const tell = (documents: number) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${documents.toLocaleString('en')}`);
    };
    const {
      papers: documents,
      files,
      registers,
      classified,
      drafts,
    } = await registry.exportAll({
      folder,
      tell,
    });
    const clear = process.stdout.isTTY ? '\r' : '';
    process.stdout.write(
      `${clear}ส่งออกหนังสือ ${documents} เรื่อง ไฟล์ ${files} ไฟล์ ทะเบียน ${registers} เล่มปี ที่ ${folder}\n` +
        `ไม่ได้ส่งออก: หนังสือลับ ${classified} เรื่อง ร่าง ${drafts} เรื่อง\n` +
        `${documents} documents, ${files} files, ${registers} years of registers written to ${folder}\n` +
        `Left behind: ${classified} classified documents, ${drafts} drafts\n`,
    );
  } finally {
    for (const module of modules) await module.stop?.();
    await parts.live.close();
    await parts.trail.stop();
  }
}

async function main(args: readonly string[]): Promise<number> {
  const [given = ''] = args;
  if (given === '' || args.length > 1) {
    process.stderr.write(use);
    return 2;
  }
  const config = readConfig(process.env);
  const folder = resolve(given);
  if (!relative(config.dataDir, folder).startsWith('..')) {
    process.stderr.write(`${folder} lies in the data folder of the program: name another one.\n`);
    return 2;
  }
  const database = await openForCommand(config);
  try {
    await run(config, folder, database);
    return 0;
  } finally {
    await database.close();
  }
}

const readable: Readonly<Record<string, string>> = {
  'registry.export-folder-taken': 'The folder holds something else: name an empty one.',
  '42P01': 'The database is older than this program: start this version of Sarn once.',
  ENOSPC: 'The disk is full. Run the same command again when there is room: it goes on.',
  EACCES: 'The folder cannot be written to.',
};

await runCommand(main, readable);
