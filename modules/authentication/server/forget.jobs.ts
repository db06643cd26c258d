import { defineJob } from '@sarn/platform-server';
import type { Clock, JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import { forgetOldArchiveTickets } from './archive/archive-ticket.store.ts';
import { forgetOldFailures } from './captcha/sign-in-failure.store.ts';
import { forgetOldAttempts } from './federated/federated-attempt.store.ts';
import { forgetInvitations } from './invitation/invitation.store.ts';
import { forgetSessions } from './session.store.ts';

// Long enough to answer "who was signed in then"; the audit trail keeps sign-ins for longer.
const keepDays = 90;

/** Runs every night: deletes sessions, tickets, codes and counts that ended long ago. */
export function forgetJob(clock: Clock): JobDefinition {
  return defineJob({
    name: 'identity.forget',
    input: z.object({}),
    schedule: '40 2 * * *',
    async handler(_input, { tx, log }) {
      const before = new Date(clock.now().getTime() - keepDays * 86_400_000);
      const sessions = await forgetSessions(tx, before.toISOString());
      await forgetInvitations(tx, before.toISOString());
      const now = clock.now().toISOString();
      await forgetOldFailures(tx, now);
      await forgetOldAttempts(tx, now);
      await forgetOldArchiveTickets(tx, now);
      log.info({ sessions }, 'old sessions forgotten');
    },
  }) as JobDefinition;
}
