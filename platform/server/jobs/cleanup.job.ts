import { z } from 'zod';
import { forgetReadings } from '../audit/reading.store.ts';
import { forgetCommands } from '../http/command-key.store.ts';
import { forgetEffects } from './job-effect.store.ts';
import { forgetEndedLeases } from './job-lease.store.ts';
import { defineJob } from './job.ts';

const commandDays = 7;
// Longer than the longest series of attempts of one job.
const effectDays = 30;
const leaseDays = 1;
const readingMs = 2 * 86_400_000;

/** Every night: deletes the keys of old commands and old jobs. */
export const cleanupJob = defineJob({
  name: 'platform.cleanup',
  input: z.object({}),
  schedule: '17 3 * * *',
  async handler(_input, { tx, log }) {
    const commands = await forgetCommands(tx, commandDays);
    const effects = await forgetEffects(tx, effectDays);
    await forgetEndedLeases(tx, leaseDays);
    const readings = await forgetReadings(tx, new Date(Date.now() - readingMs));
    log.info({ commands, effects, readings }, 'old keys forgotten');
  },
});
