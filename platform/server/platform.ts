import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { createAnnouncements } from './announce/announcements.ts';
import type { AnnouncementParts } from './announce/announcements.ts';
import { createAudit } from './audit/audit.store.ts';
import { sealJob } from './audit/seal.job.ts';
import { createAuditTrail } from './audit/trail.ts';
import type { AuditTrail } from './audit/trail.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { MigrationSource } from './db/migration-files.ts';
import { cleanupJob } from './jobs/cleanup.job.ts';
import { forgetLimitsJob } from './jobs/forget-limits.job.ts';
import { createJobRunner } from './jobs/job-runner.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { JobDefinition } from './jobs/job.ts';
import { createLive } from './live/live-socket.ts';
import type { LiveServer } from './live/live-socket.ts';
import type { Logger } from './log.ts';
import { createMail } from './mail/mail-queue.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { createHttpMetrics } from './metrics/http-metrics.ts';
import type { Platform, PlatformConfig } from './module.ts';

export interface PlatformOptions {
  readonly config: PlatformConfig;
  readonly db: Database;
  /** Address of the same database. Never log it. */
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** How often schedules of jobs are looked at, never with 0; for tests. */
  readonly scheduleSeconds?: number | undefined;
}

/** The platform of one process, and its parts that must be started and stopped. */
export interface PlatformParts {
  readonly platform: Platform;
  readonly jobs: JobRunner;
  readonly live: LiveServer;
  /** To be started after the migration, before the first request. */
  readonly announcements: AnnouncementParts;
  /** Seals the audit trail; to be started after the migration. */
  readonly trail: AuditTrail;
  /** Jobs of the platform itself. */
  readonly ownJobs: readonly JobDefinition[];
}

/** Tables of the platform itself. */
export const platformMigrations: MigrationSource = {
  module: 'platform',
  folder: fileURLToPath(new URL('./migrations', import.meta.url)),
};

/** Builds the platform; starts nothing and sends no query yet. */
export function createPlatform(options: PlatformOptions): PlatformParts {
  const { config, db, databaseUrl, clock, log, scheduleSeconds } = options;
  const jobs = createJobRunner({ url: databaseUrl, db, log, scheduleSeconds });
  const sharedPool: { sharedPool?: pg.Pool } = config.isScaledOut ? { sharedPool: db.pool } : {};
  const live = createLive({ basePath: config.basePath, log, ...sharedPool });
  const announcements = createAnnouncements(databaseUrl, log);
  const { mail, job } = createMail(jobs, createMailTransport(config));
  const trail = createAuditTrail({ db, clock, log, dataDir: config.dataDir });
  const audit = createAudit(clock, trail.nudge);
  const calls = createHttpMetrics();
  const platform = { db, clock, log, audit, jobs, live, mail, config, announcements, calls };
  return {
    platform,
    jobs,
    live,
    announcements,
    trail,
    ownJobs: [job, cleanupJob, forgetLimitsJob, sealJob(trail)],
  };
}
