import type { Clock } from '../clock.ts';
import { intervalSeconds } from '../jobs/interval.ts';
import type { JobDefinition } from '../jobs/job.ts';
import { listJobRuns } from '../jobs/job-run.store.ts';
import type { JobRun } from '../jobs/job-run.store.ts';
import { stateAbove, worstOf } from './health-check.ts';
import type { HealthCheck, HealthFinding, HealthState } from './health-check.ts';

/** SETTINGS §5: a scheduled job that has not succeeded for two, and for five of its intervals. */
const missed = { warning: 2, failed: 5 } as const;

export interface JobsAsked {
  readonly clock: Clock;
  /** When this process began to run jobs: before that nothing was missed by it. */
  readonly since: Date;
  /** Jobs with a schedule; a function, because they are known after the composition only. */
  readonly jobs: () => readonly JobDefinition[];
}

/** Whether each job with a schedule still succeeds. */
export function jobsCheck({ clock, since, jobs }: JobsAsked): HealthCheck {
  return {
    code: 'jobs',
    name: { th: 'งานเบื้องหลัง', en: 'Background jobs' },
    async check(h) {
      const runs = new Map((await listJobRuns(h)).map((run) => [run.name, run]));
      const now = clock.now();
      const scheduled = jobs().filter(({ schedule }) => schedule !== undefined);
      const states = scheduled.map(({ name, schedule = '' }) => ({
        name,
        state: stateOfJob(runs.get(name), { now, since, every: intervalSeconds(schedule) }),
      }));
      return toFinding(states);
    },
  };
}

/**
 * A program that was switched off missed runs without a fault: time counts from its start, unless
 * the job failed after its last success.
 */
export function stateOfJob(
  run: Pick<JobRun, 'succeededAt' | 'failedAt'> | undefined,
  { now, since, every }: { readonly now: Date; readonly since: Date; readonly every: number },
): HealthState {
  const succeeded = run?.succeededAt ? Date.parse(run.succeededAt) : 0;
  const hasFailed = run?.failedAt ? Date.parse(run.failedAt) > succeeded : false;
  const from = hasFailed && succeeded > 0 ? succeeded : Math.max(succeeded, since.getTime());
  return stateAbove((now.getTime() - from) / 1_000 / every, missed);
}

function toFinding(states: readonly { name: string; state: HealthState }[]): HealthFinding {
  const state = worstOf(...states.map((one) => one.state));
  if (state === 'ok') {
    const count = states.length;
    return { state, fact: { th: `${count} งาน ทำงานตามกำหนด`, en: `${count} jobs, all on time` } };
  }
  const late = states.filter((one) => one.state !== 'ok').map(({ name }) => name);
  const shown = late.slice(0, 3).join(', ') + (late.length > 3 ? ' …' : '');
  return {
    state,
    fact: {
      th: `${late.length} งานไม่ทำงานตามกำหนด (${shown})`,
      en: `${late.length} jobs are late (${shown})`,
    },
    todo: {
      th: 'ดูสาเหตุในบันทึกของเครื่องแม่ข่าย แล้วเริ่มโปรแกรมใหม่',
      en: 'Look for the reason in the log of the server, then restart the program',
    },
  };
}
