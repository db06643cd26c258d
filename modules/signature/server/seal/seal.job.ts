import { defineJob } from '@sarn/platform-server';
import { z } from 'zod';
import type { Sealing } from './apply-seals.ts';

/** Every minute: what a process that ended did not seal any more, and what failed before. */
export const applySealsJob = (sealing: Sealing) =>
  defineJob({
    name: 'signature.apply-seals',
    input: z.object({}),
    schedule: '* * * * *',
    handler: async (_input, { tx }) => sealing.begin(tx),
  });
