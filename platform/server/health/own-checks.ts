import type { MigrationSource } from '../db/migration-files.ts';
import type { Platform } from '../module.ts';
import { clockCheck } from './clock.check.ts';
import { databaseCheck } from './database.check.ts';
import { diskCheck } from './disk.check.ts';
import type { HealthCheck } from './health-check.ts';
import { jobsCheck } from './jobs.check.ts';
import { migrationsCheck } from './migrations.check.ts';

/** What the platform looks at itself, whatever the modules are. */
export function platformChecks(
  { clock, config, jobs }: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  migrations: () => readonly MigrationSource[],
): HealthCheck[] {
  return [
    databaseCheck(),
    diskCheck(config.dataDir),
    jobsCheck({ clock, since: clock.now(), jobs: jobs.definitions }),
    clockCheck(),
    migrationsCheck(migrations),
  ];
}
