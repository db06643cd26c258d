import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { transferAllWork } from './work-transfer.service.ts';

/**
 * Every ten minutes: units that have ended leave nothing behind. What was sent to them, what they
 * sent and what they drafted goes on at their successor, or at the living unit above; letters on
 * their way to a dissolved one go back.
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
