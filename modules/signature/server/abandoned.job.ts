import { defineJob } from '@sarn/platform-server';
import { z } from 'zod';
import type { Deps } from './dependencies.ts';
import { forgetCodes } from './code.store.ts';
import { endAbandoned } from './signing-job.store.ts';

/** Longer than any attempt takes: four tries, each with at most 15 s of typesetting. */
const abandonedAfterMs = 10 * 60_000;

/**
 * Every ten minutes: forgets codes that ended, and ends attempts of a process that ended in the middle; their
 * documents are untouched.
 */
export const endAbandonedJob = (deps: Deps) =>
  defineJob({
    name: 'signature.end-abandoned',
    input: z.object({}),
    schedule: '*/10 * * * *',
    async handler(_input, { tx, log }) {
      const now = deps.documents.platform.clock.now();
      const before = new Date(now.getTime() - abandonedAfterMs).toISOString();
      const count = await endAbandoned(tx, before, now.toISOString());
      await forgetCodes(tx, before);
      if (count > 0) log.warn({ count }, 'attempts to sign were interrupted; nothing was signed');
    },
  });
