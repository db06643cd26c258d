import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Renewal } from './renewal.service.ts';

/**
 * Every ten minutes what signatures did not get at once is completed; each January time stamps are renewed whose
 * certificates would end before the next one. A January minute in which the server was off is made up for at the next
 * ten minutes at which it runs.
 */
export const renewalJobs = (renewal: Renewal): JobDefinition[] => [
  defineJob({
    name: 'signature.complete-files',
    input: z.object({}),
    schedule: '*/10 * * * *',
    async handler(_input, { tx }) {
      await renewal.beginYearly(tx);
      renewal.begin(tx, 'completion');
    },
  }) as JobDefinition,
  defineJob({
    name: 'signature.renew-files',
    input: z.object({}),
    schedule: '20 1 3 1 *',
    handler: async (_input, { tx }) => renewal.beginYearly(tx),
  }) as JobDefinition,
];
