import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { ChannelCode } from '../../contract/index.ts';

/** How well a channel sends. */
export interface ChannelOutbox {
  readonly channel: ChannelCode;
  /** Those that are due: quiet hours and daily digests keep others back. */
  readonly waiting: number;
  /** Since when the oldest of them could have been sent; null where none waits. */
  readonly since: string | null;
  /** Given up since the asked moment. */
  readonly failed: number;
}

/** A channel without letters is not in it. */
export const listChannelOutboxes = (
  h: Handle,
  at: { readonly now: string; readonly failedSince: string },
): Promise<ChannelOutbox[]> => statesSql.all(h, at.now, at.failedSince);

const statesSql = statement(
  'outbox.channel-states',
  row<ChannelOutbox>({
    channel: 'text',
    waiting: 'int8',
    since: 'timestamptz?',
    failed: 'int8',
  }),
  ['timestamptz', 'timestamptz'],
  // A letter that was tried waits since it was made: its next attempt lies in the future.
  `select channel,
     count(*) filter (where state = 'waiting') waiting,
     min(case when attempts > 0 then created_at else due_at end)
       filter (where state = 'waiting') since,
     count(*) filter (where state = 'failed') failed
   from notification_delivery
   where (state = 'waiting' and (due_at <= $1 or attempts > 0))
     or (state = 'failed' and settled_at >= $2)
   group by channel`,
);
