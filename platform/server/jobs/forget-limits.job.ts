import { z } from 'zod';
import { forgetEndedLimits } from '../http/rate-limit.store.ts';
import { defineJob } from './job.ts';

/** Every half hour: rows of an attack with invented names must not stay until the night. */
export const forgetLimitsJob = defineJob({
  name: 'platform.forget-limits',
  input: z.object({}),
  schedule: '*/30 * * * *',
  async handler(_input, { tx, log }) {
    // The counter uses the clock of the server, and so does this.
    const limits = await forgetEndedLimits(tx, new Date());
    log.info({ limits }, 'ended rate limits forgotten');
  },
});
