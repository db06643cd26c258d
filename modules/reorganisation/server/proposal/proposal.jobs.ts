import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { settleDue } from './decide.service.ts';

/** Every five minutes: proposals of units that nobody decided in time, or that nobody else may decide. */
export function settleProposalsJob(deps: Dependencies): JobDefinition {
  return defineJob({
    name: 'settings.settle-unit-proposals',
    input: z.object({}),
    schedule: '*/5 * * * *',
    expireSeconds: 300,
    async handler(_input, { tx, log, key }) {
      const settled = await settleDue(deps, tx, key);
      if (settled > 0) log.info({ settled }, 'proposals of units that waited are settled');
    },
  }) as JobDefinition;
}
