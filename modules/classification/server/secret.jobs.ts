import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Desk } from '@sarn/document/server';
import { endOverdue } from './sealed.store.ts';

/**
 * Every five minutes: openings in an emergency whose time is over end, and whose clearance ran out
 * keeps nothing of what he was told.
 */
export function endEmergenciesJob(desk: Desk): JobDefinition {
  return defineJob({
    name: 'registry.secret-end-emergencies',
    input: z.object({}),
    schedule: '*/5 * * * *',
    async handler(_input, { tx, log }) {
      const ended = await endOverdue(tx, desk.platform.clock.now().toISOString());
      const lapsed = await desk.organisation.lapsedClearances(tx);
      if (lapsed.length > 0) {
        await desk.notifications.withdraw(tx, { personIds: lapsed, isConfidential: true });
      }
      if (ended > 0) log.info({ ended }, 'openings in an emergency ended');
    },
  }) as JobDefinition;
}
