import type { RunRow } from './backup.store.ts';

/** Tries for the backup of one day; the settings screen shows why each failed. */
export const tries = 3;
const minutesBetween = 15;
const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Thailand has had no summer time since 1941. */
const offsetMs = 7 * 60 * minuteMs;
/** A running backup stores its progress several times a minute. */
export const silentMs = 30_000;

/** The last moment at which the clock in Thailand showed that time of day. */
export function lastDueAt(dailyAt: string, now: Date): Date {
  const [hours = 0, minutes = 0] = dailyAt.split(':').map(Number);
  const there = now.getTime() + offsetMs;
  const due = Math.floor(there / dayMs) * dayMs + (hours * 60 + minutes) * minuteMs;
  return new Date((due > there ? due - dayMs : due) - offsetMs);
}

export function stateOf(
  { fault, finishedAt, beatAt }: Pick<RunRow, 'fault' | 'finishedAt' | 'beatAt'>,
  now: Date,
): 'running' | 'done' | 'failed' | 'interrupted' {
  if (fault !== null) return 'failed';
  if (finishedAt !== null) return 'done';
  return now.getTime() - Date.parse(beatAt) > silentMs ? 'interrupted' : 'running';
}

/**
 * Whether the backup of the day is to begin now: none was made since it was due, none runs, and what
 * failed is tried again twice, a quarter of an hour later.
 *
 * @param since runs that began since it was due, newest first
 */
export function isDue(since: readonly RunRow[], now: Date): boolean {
  const states = since.map((run) => stateOf(run, now));
  if (states.includes('done') || states.includes('running') || since.length >= tries) return false;
  const [newest] = since;
  return !newest || now.getTime() - Date.parse(newest.startedAt) >= minutesBetween * minuteMs;
}
