import { channelCodes, isUrgent } from '../../contract/index.ts';
import type { ChannelCode, Urgency, UrgentFrom } from '../../contract/index.ts';
import { isWithin, nextAt } from './day-time.ts';
import type { DaySpan } from './day-time.ts';

/** What one person chose, and their addresses. */
export interface Reader {
  /** Addresses by channel; empty where the person cannot be reached. */
  readonly addresses: Readonly<Record<ChannelCode, readonly string[]>>;
  /** Whether notifications of this module are sent to the person by this channel. */
  isOn(channel: ChannelCode): boolean;
  readonly quiet: DaySpan | null;
  readonly urgentBreaksQuiet: boolean;
  /** Minute of the day at which the e-mail digest is sent; null: each e-mail is sent at once. */
  readonly digestAt: number | null;
}

export interface PlannedDelivery {
  readonly channel: ChannelCode;
  readonly address: string;
  readonly isDigest: boolean;
  readonly dueAt: Date;
}

/**
 * The deliveries of one notification, and when they are due. Quiet hours delay and drop nothing;
 * the digest collects e-mail. Urgent ones skip both, when the reader allows it.
 */
export function planDeliveries(
  { urgency, urgentFrom, now }: { urgency: Urgency; urgentFrom: UrgentFrom; now: Date },
  reader: Reader,
): PlannedDelivery[] {
  const passes = reader.urgentBreaksQuiet && isUrgent(urgency, urgentFrom);
  const isQuiet = !passes && reader.quiet !== null && isWithin(now, reader.quiet);
  const dueAt = isQuiet && reader.quiet ? nextAt(now, reader.quiet.until) : now;
  return channelCodes
    .filter((channel) => reader.isOn(channel))
    .flatMap((channel) => {
      const isDigest = channel === 'email' && reader.digestAt !== null && !passes;
      // The reader chose the time of the digest, so quiet hours do not apply to it.
      const due = isDigest ? nextAt(now, reader.digestAt ?? 0) : dueAt;
      return reader.addresses[channel].map((address) => ({
        channel,
        address,
        isDigest,
        dueAt: due,
      }));
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
