import { defineJob, defineOutsideJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { readPolicy } from '../setting/setting.store.ts';
import { sendLetter, settleLetter, takeNext } from './deliver.service.ts';
import { deleteOlder } from './news.store.ts';
import type { Turn } from './deliver.service.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';
import { countDue } from './outbox.store.ts';
import { planNews } from './plan.service.ts';

/** Letters sent at the same time in one process. */
const concurrency = 4;
const retentionBatch = 5000;
const dayMs = 86_400_000;

export interface Outbox {
  readonly jobs: readonly JobDefinition[];
  /** Plans the deliveries of a notification, after the commit. */
  plan(tx: Tx, newsId: string): Promise<void>;
  /** Starts up to `count` deliver jobs, after the commit or at a time. */
  wake(tx: Tx, count: number, at?: Date): Promise<void>;
}

/** The jobs of the outbox: planning, sending one letter each, the sweep, and the retention. */
export function createOutbox(deps: OutboxDependencies): Outbox {
  const { jobs, clock } = deps.platform;
  const goOn = async (tx: Tx, turn: Turn): Promise<void> => {
    if (turn.kind === 'again') await wake(tx, 1, turn.at);
    // One letter in each job; the next job sends the next one.
    if (turn.kind !== 'idle' && (await countDue(tx, clock.now().toISOString(), 1)) > 0) {
      await wake(tx, 1);
    }
  };
  const deliver = defineOutsideJob({
    name: 'notification.deliver',
    input: z.object({}),
    concurrency,
    async claim(_input, { tx, key }) {
      const turn = await takeNext(deps, tx, key);
      if (turn.kind === 'send') return turn;
      await goOn(tx, turn);
      return null;
    },
    outside: (taken, { log }) => sendLetter(deps, taken, log),
    settle: async (problem, taken, context) =>
      goOn(context.tx, await settleLetter(deps, context.tx, taken, problem, context)),
  });
  const wake: Outbox['wake'] = async (tx, count, at) => {
    const options = at && at > clock.now() ? { startAfter: at } : {};
    const workers = Math.min(count, concurrency);
    for (let index = 0; index < workers; index += 1) await jobs.send(tx, deliver, {}, options);
  };
  const plan = planJob(deps, wake);
  return {
    jobs: [deliver as JobDefinition, plan, sweepJob(deps, wake), retentionJob(deps)],
    wake,
    plan: (tx, newsId) => jobs.send(tx, plan, { newsId, after: null }),
  };
}

const PlanInput = z.object({ newsId: z.uuid(), after: z.uuid().nullable() });

function planJob(deps: OutboxDependencies, wake: Outbox['wake']): JobDefinition<typeof PlanInput> {
  const { jobs } = deps.platform;
  const job: JobDefinition<typeof PlanInput> = defineJob({
    name: 'notification.plan',
    input: PlanInput,
    async handler({ newsId, after }, { tx }) {
      const { dueTimes, count, next } = await planNews(deps, tx, newsId, after);
      for (const at of dueTimes) await wake(tx, count, at);
      if (next !== null) await jobs.send(tx, job, { newsId, after: next });
    },
  });
  return job;
}

/** Every ten minutes: finds due letters also when the job for them was lost. */
function sweepJob(
  { platform: { clock } }: OutboxDependencies,
  wake: Outbox['wake'],
): JobDefinition {
  return defineJob({
    name: 'notification.sweep',
    input: z.object({}),
    schedule: '*/10 * * * *',
    async handler(_input, { tx }) {
      await wake(tx, await countDue(tx, clock.now().toISOString(), concurrency));
    },
  }) as JobDefinition;
}

/** Every night: deletes notifications older than the retention, and their deliveries. */
function retentionJob({ platform: { clock } }: OutboxDependencies): JobDefinition {
  return defineJob({
    name: 'notification.retention',
    input: z.object({}),
    schedule: '50 2 * * *',
    expireSeconds: 600,
    async handler(_input, { tx, log }) {
      const { retentionDays } = await readPolicy(tx);
      const before = new Date(clock.now().getTime() - retentionDays * dayMs).toISOString();
      let forgotten = 0;
      for (let count = retentionBatch; count === retentionBatch; forgotten += count) {
        count = await deleteOlder(tx, before, retentionBatch);
      }
      log.info({ forgotten, retentionDays }, 'old notifications forgotten');
    },
  }) as JobDefinition;
}
