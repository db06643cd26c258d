import { defineJob } from '@sarn/platform-server';
import type { Platform } from '@sarn/platform-server';
import { z } from 'zod';
import { pauseSilentBatches } from './batch/batch.store.ts';
import { silentMs } from './batch/runner.ts';
import { forgetCodes } from './code.store.ts';
import { endAbandoned } from './signing-job.store.ts';

/** Longer than any attempt takes: four tries, each with at most 15 s of typesetting. */
const abandonedAfterMs = 10 * 60_000;

/** Every ten minutes: forgets codes that ended, and ends attempts of a program that ended in the middle; their documents are untouched. */
export const endAbandonedJob = ({ clock }: Pick<Platform, 'clock'>) =>
  defineJob({
    name: 'signature.end-abandoned',
    input: z.object({}),
    schedule: '*/10 * * * *',
    async handler(_input, { tx, log }) {
      const now = clock.now();
      const before = new Date(now.getTime() - abandonedAfterMs).toISOString();
      const count = await endAbandoned(tx, before, now.toISOString());
      await forgetCodes(tx, before);
      await pauseSilentBatches(tx, new Date(now.getTime() - silentMs).toISOString());
      if (count > 0) log.warn({ count }, 'attempts to sign were interrupted; nothing was signed');
    },
  });
