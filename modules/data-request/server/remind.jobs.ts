import { addDays, civilDateAt } from '@sarn/kernel';
import { defineJob } from '@sarn/platform-server';
import type { Clock, JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { ringOfficers } from './bell.service.ts';
import { listDue } from './data-request.store.ts';
import type { DataRequestNeeds } from './needs.ts';

/** Days before the due day on which the officers are first reminded. @assumed */
const daysBefore = 3;

/** Reminds the officers of what is due. @returns of how many requests */
export async function remindAbout(needs: DataRequestNeeds, tx: Tx, now: Date): Promise<number> {
  const due = await listDue(tx, addDays(civilDateAt(now), daysBefore));
  for (const request of due) await ringOfficers(needs, tx, request, 'due');
  return due.length;
}

/** Every morning: reminds the officers of open requests that are nearly due or overdue. */
export function remindJob(clock: Clock, needs: DataRequestNeeds): JobDefinition {
  return defineJob({
    name: 'data-request.remind',
    input: z.object({}),
    schedule: '0 8 * * *',
    async handler(_input, { tx, log }) {
      const requests = await remindAbout(needs, tx, clock.now());
      if (requests > 0) log.info({ requests }, 'officers reminded of data requests');
    },
  }) as JobDefinition;
}
