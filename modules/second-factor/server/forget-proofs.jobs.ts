import { defineJob } from '@sarn/platform-server';
import type { Clock, JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import { forgetProofs } from './sign-in-proof.store.ts';

/** Runs every night: deletes the tickets of sign-ins that were not finished. */
export function forgetProofsJob(clock: Clock): JobDefinition {
  return defineJob({
    name: 'second-factor.forget',
    input: z.object({}),
    schedule: '45 2 * * *',
    handler: (_input, { tx }) => forgetProofs(tx, clock.now().toISOString()),
  }) as JobDefinition;
}
