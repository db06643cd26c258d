import { rotateKeys } from '@sarn/file/server';
import { systemClock } from '@sarn/platform-server';
import { openForCommand, runCommand } from './command-database.ts';
import { readConfig } from './config.ts';

// `npm run secret:rotate`: a new master key for the classified files, also while the program runs.
// The old one is removed from <data>/keys/secret-keys.json when nothing needs it any more: keep
// it with backups of the database that were made before.

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const { db, close } = await openForCommand(config);
  try {
    const told = { db, clock: systemClock, dataDir: config.dataDir };
    const { version, files } = await rotateKeys(told, (done) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${done.toLocaleString('en')}`);
    });
    const clear = process.stdout.isTTY ? '\r' : '';
    process.stdout.write(
      `${clear}เปลี่ยนกุญแจเป็นรุ่นที่ ${version} แล้ว ห่อกุญแจของไฟล์ลับใหม่ ${files} รายการ\n`,
    );
    process.stdout.write(
      `Key version ${version} is in use; keys of ${files} classified files wrapped anew\n`,
    );
    return 0;
  } finally {
    await close();
  }
}

await runCommand(main, {
  '42P01':
    'The database has no classified files yet: start this version of Sarn once, then rotate.',
});
