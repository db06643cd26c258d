import { nextAtMinute } from '@sarn/kernel';
import { channelCodes, isUrgent } from '../../contract/index.ts';
import type { ChannelCode, Urgency } from '../../contract/index.ts';
import type { OwnTimes, Quiet } from './quiet.service.ts';

/** What one person chose, and their addresses. */
export interface Reader {
  /** Addresses by channel; empty where the person cannot be reached. */
  readonly addresses: Readonly<Record<ChannelCode, readonly string[]>>;
  /** Channels by which this notification is sent to the person. */
  readonly channels: ReadonlySet<ChannelCode>;
  readonly times: OwnTimes;
}

export interface PlannedDelivery {
  readonly channel: ChannelCode;
  readonly address: string;
  readonly isDigest: boolean;
  readonly dueAt: Date;
}

/**
 * The deliveries of one notification, and when they are due. Quiet time delays and drops nothing: what
 * it holds back goes out as one message. The daily digest collects e-mail. Urgent ones skip both, as far
 * as the reader allows it.
 */
export function planDeliveries(
  { urgency, now }: { readonly urgency: Urgency; readonly now: Date },
  quiet: Quiet,
  { addresses, channels, times }: Reader,
): PlannedDelivery[] {
  const loudFrom = quiet.loudFrom(now, urgency, times);
  const skipsDigest = (times?.urgentBreaksQuiet ?? true) && isUrgent(urgency, quiet.urgentFrom);
  const digestAt = skipsDigest ? null : (times?.digestAt ?? null);
  return channelCodes
    .filter((channel) => channels.has(channel))
    .flatMap((channel) => {
      const isDaily = channel === 'email' && digestAt !== null;
      // The reader chose the time of the digest, so own quiet hours do not apply to it.
      const dueAt = isDaily ? quiet.agencyLoudFrom(nextAtMinute(now, digestAt)) : loudFrom;
      const isDigest = isDaily || dueAt > now;
      return addresses[channel].map((address) => ({ channel, address, isDigest, dueAt }));
    });
}

/** Attempts after which a delivery is given up and shown to the administrator. */
export const maxAttempts = 8;

const firstWaitMs = 30_000;
const longestWaitMs = 3_600_000;

/**
 * When the next attempt is made after so many failed ones: 30 s, doubled each time, an hour at
 * most. All of them are made within the 24 hours for which LINE keeps a retry key.
 */
export function nextAttemptAt(now: Date, failed: number): Date {
  return new Date(now.getTime() + Math.min(longestWaitMs, firstWaitMs * 2 ** (failed - 1)));
}
