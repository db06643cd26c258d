import type { Handle } from '../db/database.ts';
import { readMigrations } from '../db/migration-files.ts';
import type { MigrationSource } from '../db/migration-files.ts';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';
import type { HealthCheck, HealthFinding } from './health-check.ts';

const appliedSql = statement(
  'health.migrations',
  row<{ key: string }>({ key: 'text!' }),
  [],
  `select module || '/' || name as key from schema_migration`,
);

/** Whether the tables are those that this program was made for. */
export function migrationsCheck(sources: () => readonly MigrationSource[]): HealthCheck {
  // Read once: an upgrade may replace the files while this program still runs.
  let known: ReadonlySet<string> | undefined;
  return {
    code: 'migrations',
    name: { th: 'โครงสร้างฐานข้อมูล', en: 'Tables of the database' },
    async check(h) {
      known ??= new Set(readMigrations(sources()).map(({ module, name }) => `${module}/${name}`));
      return compareMigrations(await keysIn(h), known);
    },
  };
}

async function keysIn(h: Handle): Promise<ReadonlySet<string>> {
  return new Set((await appliedSql.all(h)).map(({ key }) => key));
}

export function compareMigrations(
  applied: ReadonlySet<string>,
  known: ReadonlySet<string>,
): HealthFinding {
  const missing = [...known].filter((name) => !applied.has(name)).length;
  const newer = [...applied].filter((name) => !known.has(name)).length;
  if (missing > 0) {
    return {
      state: 'failed',
      fact: { th: `ขาด ${missing} ขั้น`, en: `${missing} steps are missing` },
      todo: {
        th: 'เริ่มโปรแกรมใหม่ ระบบจะปรับฐานข้อมูลเองเมื่อเริ่ม',
        en: 'Restart the program: it brings the database up to date when it starts',
      },
    };
  }
  if (newer > 0) {
    return {
      state: 'warning',
      fact: { th: 'ฐานข้อมูลใหม่กว่าโปรแกรมนี้', en: 'The database is newer than this program' },
      todo: {
        th: 'เริ่มโปรแกรมรุ่นใหม่แทนเครื่องที่ยังเป็นรุ่นเก่า',
        en: 'Start the new version where the old one still runs',
      },
    };
  }
  return { state: 'ok', fact: { th: `ครบ ${known.size} ขั้น`, en: `All ${known.size} steps` } };
}
