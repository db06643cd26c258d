import { resolve } from 'node:path';
import { restore } from '@sarn/backup/server';
import { createLog, placeCluster } from '@sarn/platform-server';
import { runCommand } from './command-database.ts';
import { readConfig } from './config.ts';

// `npm run restore -- <folder>`: puts a backup, or the newest one of a folder of backups, into the
// data folder, which must be empty. Every file is verified first.

const next =
  'ต่อไป: npm start แล้วตรวจด้วย npm run audit:verify\n' +
  'Next: npm start, then npm run audit:verify. A copy for a trial would send what waited in its outbox: start it without mail and network.\n';
const outside =
  'ฐานข้อมูลอยู่ภายนอก ให้ผู้ดูแลฐานข้อมูลกู้คืนฐานข้อมูลของวันเดียวกันก่อนเริ่มระบบ แล้วใช้ npm run audit:verify -- --restored "เหตุผล"\n' +
  'The database was not in this backup: its administrator restores the one made just before it; then npm run audit:verify -- --restored "reason".\n';

async function main(args: readonly string[]): Promise<number> {
  const [from = ''] = args;
  if (from === '' || args.length > 1) {
    process.stderr.write('Use: npm run restore -- <folder of backups, or one backup>\n');
    return 2;
  }
  const { dataDir } = readConfig(process.env);
  const log = createLog('warn');
  const backup = await restore({
    from: resolve(from),
    dataDir,
    clusterFolder: () => placeCluster({ dataDir, log }),
    tell(doing, done) {
      if (process.stdout.isTTY) process.stdout.write(`\r${doing} ${done.toLocaleString('en')}  `);
    },
  });
  const clear = process.stdout.isTTY ? '\r' : '';
  process.stdout.write(
    `${clear}กู้คืนข้อมูลของวันที่ ${backup.startedAt} แล้ว ที่ ${dataDir}\n` +
      `Restored ${backup.name} (${backup.files} files) into ${dataDir}\n`,
  );
  process.stdout.write(backup.database === 'outside' ? outside : next);
  return 0;
}

await runCommand(main, {
  ENOSPC: 'The disk is full: empty the data folder, make space and restore again.',
  EACCES: 'The data folder cannot be written to, or the backup cannot be read.',
});
