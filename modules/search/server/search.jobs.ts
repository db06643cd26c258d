import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { refreshFind } from './index-refresh.store.ts';

/** Changes in one transaction: enough to be fast, few enough to keep locks short. */
const batch = 1_000;
const batches = 50;

/**
 * Every minute: updates the search index. A search does the same for
 * what changed just before it.
 */
export const refreshFindJob = ({ searched }: Pick<Dependencies, 'searched'>): JobDefinition =>
  defineJob({
    name: 'registry.refresh-search',
    input: z.object({}),
    schedule: '* * * * *',
    async handler(_input, { tx, log }) {
      let taken = 0;
      for (let round = 0; round < batches; round += 1) {
        const now = await refreshFind(tx, searched, batch);
        taken += now;
        if (now < batch) break;
      }
      if (taken > 0) log.info({ documents: taken }, 'search index updated');
    },
  }) as JobDefinition;
