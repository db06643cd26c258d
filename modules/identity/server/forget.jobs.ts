import { defineJob } from '@sarn/platform-server';
import type { Clock, JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import { forgetSessions } from './session.store.ts';

// Long enough to answer "who was signed in then"; the audit trail keeps the facts for good.
const keepDays = 90;

/** Every night: forgets sessions, tickets and codes that ended long ago. */
export function forgetJob(clock: Clock): JobDefinition {
  return defineJob({
    name: 'identity.forget',
    input: z.object({}),
    schedule: '40 2 * * *',
    async handler(_input, { tx, log }) {
      const before = new Date(clock.now().getTime() - keepDays * 86_400_000);
      const sessions = await forgetSessions(tx, before.toISOString());
      log.info({ sessions }, 'old sessions forgotten');
    },
  }) as JobDefinition;
}
