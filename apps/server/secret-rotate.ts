import { rotateKeys } from '@sarn/file/server';
import { EmbeddedError, systemClock } from '@sarn/platform-server';
import { openForCommand } from './command-database.ts';
import { ConfigError, readConfig } from './config.ts';

// `npm run secret:rotate`: a new master key for the classified files, also while the program runs.
// The old one is taken out of <data>/keys/secret-keys.json when nothing needs it any more: keep
// it with backups of the database that were made before.

async function main(): Promise<void> {
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
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  const { code } = error as { code?: string };
  const isPlain = error instanceof ConfigError || error instanceof EmbeddedError;
  const known =
    code === '42P01'
      ? 'The database has no classified files yet: start this version of Sarn once, then rotate.'
      : null;
  if (!isPlain && known === null) throw error;
  process.stderr.write(`${known ?? (error as Error).message}\n`);
  process.exitCode = 2;
}
