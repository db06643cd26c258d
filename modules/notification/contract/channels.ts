import { z } from 'zod';

/** Channels by which notifications reach a person outside the application. */
export const channelCodes = ['email', 'line', 'push'] as const;
export const ChannelCode = z.enum(channelCodes);
export type ChannelCode = z.output<typeof ChannelCode>;

/** Names of the channels in official Thai and in English. */
export const channelTerms = {
  email: { th: 'อีเมล', en: 'E-mail' },
  line: { th: 'LINE', en: 'LINE' },
  push: { th: 'แจ้งเตือนบนอุปกรณ์', en: 'Push notice' },
} as const satisfies Record<ChannelCode, { th: string; en: string }>;

/** Speed classes of official letters, least urgent first (ปกติ, ด่วน, ด่วนมาก, ด่วนที่สุด). */
export const urgencies = ['normal', 'urgent', 'very-urgent', 'immediate'] as const;
export const Urgency = z.enum(urgencies);
export type Urgency = z.output<typeof Urgency>;

/** Speed classes from which on a notification may count as urgent. */
export const UrgentFrom = z.enum(['urgent', 'very-urgent', 'immediate']);
export type UrgentFrom = z.output<typeof UrgentFrom>;

/** Whether a speed class is at least as urgent as the other. */
export function isUrgent(urgency: Urgency, from: UrgentFrom): boolean {
  return urgencies.indexOf(urgency) >= urgencies.indexOf(from);
}

/** Time of the Bangkok day as `HH:mm`. */
export const DayTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
