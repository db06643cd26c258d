import type { Clock, Handle, MetricSource } from '@sarn/platform-server';
import { countSessions } from './session-count.store.ts';

/** How many live sessions were used since then. */
export type UsedSessions = (h: Handle, since: string) => Promise<number>;

export const usedSessions =
  (clock: Clock): UsedSessions =>
  async (h, since) =>
    (await countSessions(h, { now: clock.now().toISOString(), since })).used;

export const sessionMetrics = (clock: Clock): MetricSource => ({
  async read(h) {
    const now = clock.now().toISOString();
    const { live } = await countSessions(h, { now, since: now });
    return [
      {
        name: 'sarn_sessions',
        type: 'gauge',
        help: 'Sessions that are open.',
        samples: [{ value: live }],
      },
    ];
  },
});
