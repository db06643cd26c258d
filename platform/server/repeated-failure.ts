import type { Logger } from './log.ts';

/** How long the same failure is counted only. */
const quietMs = 60_000;

/**
 * Logs a failure that comes many times a second while its cause lasts, as when the database is gone: the
 * first at once, then one line a minute for each message of an error, with how often it came in between (`repeated`).
 * Otherwise the log of one night fills the disk.
 *
 * @param now a clock in milliseconds that never goes back
 */
export function logRepeated(
  log: Logger,
  message: string,
  now: () => number = () => performance.now(),
): (error: unknown) => void {
  const last = new Map<string, { at: number; repeated: number }>();
  return (error) => {
    const kind = error instanceof Error ? `${error.name} ${error.message}` : typeof error;
    const at = now();
    const before = last.get(kind);
    if (before && at - before.at < quietMs) {
      before.repeated += 1;
      return;
    }
    // A message may hold a port or a time: each would be kept.
    if (last.size >= 100) last.clear();
    last.set(kind, { at, repeated: 0 });
    log.error({ err: error, ...(before && { repeated: before.repeated }) }, message);
  };
}
