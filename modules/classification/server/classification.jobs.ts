import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { endOverdue } from './sealed.store.ts';

/**
 * Every five minutes: ends openings in an emergency whose time is over, and withdraws the
 * confidential notices of people whose clearance has ended.
 */
export function endEmergenciesJob(deps: Dependencies): JobDefinition {
  return defineJob({
    name: 'registry.secret-end-emergencies',
    input: z.object({}),
    schedule: '*/5 * * * *',
    async handler(_input, { tx, log }) {
      const ended = await endOverdue(tx, deps.platform.clock.now().toISOString());
      const lapsed = await deps.organisation.lapsedClearances(tx);
      if (lapsed.length > 0) {
        await deps.notifications.withdraw(tx, { personIds: lapsed, isConfidential: true });
      }
      if (ended > 0) log.info({ ended }, 'openings in an emergency ended');
    },
  }) as JobDefinition;
}
