import { release } from '@sarn/kernel';
import type { Handle } from '../db/database.ts';
import { clockOffset } from '../health/clock.check.ts';
import { newestAnnounced } from '../announce/announcement.store.ts';
import { countConnections } from '../health/database.check.ts';
import { diskSpace } from '../health/disk.check.ts';
import { listJobRuns } from '../jobs/job-run.store.ts';
import type { MetricFamily, MetricSource } from './metric.ts';

const seconds = (at: string): number => Date.parse(at) / 1_000;

/** Values of the platform itself, whatever the modules are. */
export function platformMetrics(dataDir: string): MetricSource[] {
  return [
    { read: async () => [build] },
    { read: databaseFamilies },
    { read: async () => [await diskFamily(dataDir)] },
    { read: jobFamilies },
    { read: async (h) => [await epochFamily(h)] },
  ];
}

const build: MetricFamily = {
  name: 'sarn_build',
  type: 'info',
  help: 'Version of the program.',
  samples: [{ labels: { version: release.version, build: release.build }, value: 1 }],
};

async function databaseFamilies(h: Handle): Promise<readonly MetricFamily[]> {
  const { active, idle } = await countConnections(h);
  return [
    {
      name: 'sarn_db_connections',
      type: 'gauge',
      help: 'Open connections of the database server.',
      samples: [
        { labels: { state: 'active' }, value: active },
        { labels: { state: 'idle' }, value: idle },
      ],
    },
    {
      name: 'sarn_clock_offset_seconds',
      type: 'gauge',
      unit: 'seconds',
      help: 'How far the clock of this process is ahead of that of the database.',
      samples: [{ value: await clockOffset(h) }],
    },
  ];
}

async function diskFamily(dataDir: string): Promise<MetricFamily> {
  return {
    name: 'sarn_disk_free_bytes',
    type: 'gauge',
    unit: 'bytes',
    help: 'Space left for new data.',
    samples: [{ labels: { volume: 'data' }, value: (await diskSpace(dataDir)).free }],
  };
}

async function jobFamilies(h: Handle): Promise<readonly MetricFamily[]> {
  const runs = await listJobRuns(h);
  return [
    {
      name: 'sarn_job_last_success_timestamp_seconds',
      type: 'gauge',
      unit: 'seconds',
      help: 'When a background job last succeeded, as Unix time.',
      samples: runs.flatMap(({ name, succeededAt }) =>
        succeededAt ? [{ labels: { job: name }, value: seconds(succeededAt) }] : [],
      ),
    },
    {
      name: 'sarn_job_failures',
      type: 'counter',
      help: 'Attempts of background jobs that failed.',
      samples: runs.map(({ name, failures }) => ({ labels: { job: name }, value: failures })),
    },
  ];
}

/** It rises with each change of settings; the same in every process. */
const epochFamily = async (h: Handle): Promise<MetricFamily> => ({
  name: 'sarn_settings_epoch',
  type: 'gauge',
  help: 'Number of the newest change of settings or rights.',
  samples: [{ value: await newestAnnounced(h) }],
});
