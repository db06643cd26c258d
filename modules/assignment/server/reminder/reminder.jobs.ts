import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { remindAll, remindTimed } from './reminder.service.ts';

/** Every morning at 08:30 in Bangkok; on days off it finds that there is nothing to do. */
export function remindJob(deps: Dependencies): JobDefinition {
  return defineJob({
    name: 'registry.remind',
    input: z.object({}),
    schedule: '30 8 * * *',
    expireSeconds: 600,
    async handler(_input, { tx, log, key }) {
      const counts = await remindAll(deps, tx, log, key);
      log.info(counts, 'reminders of assignments sent');
    },
  }) as JobDefinition;
}

/** Every five minutes: what is due at a time of day. */
export function remindTimedJob(deps: Dependencies): JobDefinition {
  return defineJob({
    name: 'registry.remind-timed',
    input: z.object({}),
    schedule: '*/5 * * * *',
    expireSeconds: 240,
    async handler(_input, { tx, log, key }) {
      const counts = await remindTimed(deps, tx, key);
      if (Object.values(counts).some(Boolean)) log.info(counts, 'reminders of times sent');
    },
  }) as JobDefinition;
}
