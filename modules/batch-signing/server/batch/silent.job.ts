import { defineJob } from '@sarn/platform-server';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { tellSigner } from '../jobs/tell-signer.ts';
import { silentMs } from './alive.ts';
import { pauseSilentBatches } from './batch.store.ts';

/** Every ten minutes: pauses batches of a process that ended in the middle, and tells their signatories. */
export const pauseSilentJob = (deps: Deps) =>
  defineJob({
    name: 'batch-signing.pause-silent',
    input: z.object({}),
    schedule: '*/10 * * * *',
    async handler(_input, { tx }) {
      const now = deps.documents.platform.clock.now();
      const silentSince = new Date(now.getTime() - silentMs).toISOString();
      for (const { id, personId } of await pauseSilentBatches(tx, silentSince)) {
        const place = `/sarabun/sign-many/${id}` as const;
        await tellSigner(deps, tx, { kind: 'signature.batch-stopped', personId, place });
      }
    },
  });
