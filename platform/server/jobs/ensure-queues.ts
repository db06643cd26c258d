import { officeTimeZone } from '@sarn/kernel';
import type { PgBoss, Queue, Schedule } from 'pg-boss';
import type { JobDefinition } from './job.ts';

// A killed worker is noticed after this many seconds, and its job given to another.
const heartbeatSeconds = 15;

type Settings = Omit<Queue, 'name'>;

/**
 * Makes the queues and schedules of these jobs, or brings them to what the jobs say now. Both are read
 * first and only what differs is written: at nearly every start nothing does.
 */
export async function ensureQueues(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((one) => [one.name, one]));
  for (const job of definitions) {
    const wanted = settingsOf(job);
    const found = queues.get(job.name);
    if (!found) await boss.createQueue(job.name, wanted);
    else if (differs(found, wanted)) await boss.updateQueue(job.name, wanted);
    if (job.schedule !== undefined && !isScheduled(schedules.get(job.name), job.schedule)) {
      await boss.schedule(job.name, job.schedule, { input: {} }, { tz: officeTimeZone });
    }
  }
}

function settingsOf(job: JobDefinition): Settings {
  return {
    retryLimit: job.retryLimit ?? 12,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: job.expireSeconds ?? 60,
    heartbeatSeconds,
    deleteAfterSeconds: 86_400,
  };
}

function differs(found: Queue, wanted: Settings): boolean {
  return (Object.keys(wanted) as (keyof Settings)[]).some((name) => found[name] !== wanted[name]);
}

const isScheduled = (found: Schedule | undefined, cron: string): boolean =>
  found?.cron === cron && found.timezone === officeTimeZone;
