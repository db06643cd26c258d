import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { dropQueueOf, listWaitingOrders } from '@sarn/document/server';

/**
 * Every night: deletes the queue items of orders that are over. Nobody has their keys any more, so
 * the rows are of no use.
 */
export function clearOverJob(deps: Dependencies): JobDefinition {
  return defineJob({
    name: 'registry.acting-over',
    input: z.object({}),
    schedule: '10 0 * * *',
    async handler(_input, { tx, log }) {
      const over = await deps.delegations.over(tx, await listWaitingOrders(tx));
      for (const id of over) await dropQueueOf(tx, `d:${id}`);
      if (over.length > 0) log.info({ orders: over.length }, 'orders of acting are over');
    },
  }) as JobDefinition;
}
