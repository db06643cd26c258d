import type { WebhookDelivery } from '@sarn/webhook/contract';

/** Attempts are made in the background, and no event tells this page. */
export const everyMs = 15_000;
const soonMs = 2_000;
/** So long before its time a delivery counts as under way. */
const aheadMs = 5_000;

/** After what time the log is read again: soon while one of its rows is being sent. */
export function lookAgainMs(
  rows: readonly Pick<WebhookDelivery, 'dueAt'>[] | undefined,
  now: number,
): number {
  const isSending = rows?.some(({ dueAt }) => dueAt && Date.parse(dueAt) <= now + aheadMs) ?? false;
  return isSending ? soonMs : everyMs;
}
