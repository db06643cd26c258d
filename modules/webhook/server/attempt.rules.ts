import type { IncomingHttpHeaders } from 'node:http';
import { webhookLimits } from '../contract/index.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** SETTINGS §5: the pause after each attempt that failed; after the last one it is given up. */
export const pauses: readonly number[] = [
  ...[5 * second, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
];

const spread = 0.1;
const longestAskedMs = 24 * hour;

/**
 * When the next attempt is due: after the pause, a tenth sooner or later, so that receivers that were
 * away are not called by everybody at once. Never before the receiver wants it.
 *
 * @param tries attempts that failed, at least one
 * @param random from 0 to 1
 * @returns null when it is given up
 */
export function nextAt(
  tries: number,
  at: { readonly now: Date; readonly asked: number; readonly random: number },
): Date | null {
  const pause = pauses[tries - 1];
  if (pause === undefined) return null;
  const wait = Math.round(pause * (1 + spread * (2 * at.random - 1)));
  return new Date(at.now.getTime() + Math.max(wait, Math.min(at.asked, longestAskedMs)));
}

/** `Retry-After` in milliseconds from now; 0 where there is none that can be read. */
export function retryAfterMs(headers: IncomingHttpHeaders, now: Date): number {
  const asked = headers['retry-after'];
  if (asked === undefined) return 0;
  const seconds = Number(asked);
  const ms = Number.isNaN(seconds) ? Date.parse(asked) - now.getTime() : seconds * second;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/** Only an answer from 200 to 299 counts; a redirect is followed nowhere. */
export const isTaken = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

/** 410: the receiver wants nothing any more. */
export const isGone = (status: number | null): boolean => status === 410;

export function isFailingTooLong(since: string, now: Date): boolean {
  return now.getTime() - Date.parse(since) >= webhookLimits.failingDays * 24 * hour;
}
