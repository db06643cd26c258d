import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { transferAllWork } from './work-transfer.service.ts';

/**
 * Every ten minutes: moves the work of dissolved units. What was sent to them, what they
 * sent and what they drafted goes to their successor, or to the existing unit above; letters that
 * a unit dissolved without successor has not received go back.
 */
export function transferJob(deps: Dependencies): JobDefinition {
  return defineJob({
    name: 'registry.take-over',
    input: z.object({}),
    schedule: '*/10 * * * *',
    expireSeconds: 600,
    async handler(_input, { tx, log, key }) {
      await transferAllWork(deps, tx, log, key);
    },
  }) as JobDefinition;
}
