import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { endPlanned } from './plan.service.ts';

/** Every ten minutes: ends units whose planned last day is over in Bangkok. */
export function endPlannedJob(deps: Dependencies): JobDefinition {
  return defineJob({
    name: 'registry.end-planned-units',
    input: z.object({}),
    schedule: '1-59/10 * * * *',
    expireSeconds: 600,
    async handler(_input, { tx, log, key }) {
      await endPlanned(deps, tx, log, key);
    },
  }) as JobDefinition;
}
