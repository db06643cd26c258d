import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import type { JobDefinition } from '../jobs/job.ts';
import type { Sealer } from './sealer.ts';

/** Every minute: starts the sealer, for rows whose process ended before it sealed them. */
export function sealJob(sealer: Pick<Sealer, 'nudge'>): JobDefinition {
  return defineJob({
    name: 'platform.audit-seal',
    input: z.object({}),
    schedule: '* * * * *',
    async handler() {
      sealer.nudge();
    },
  });
}
