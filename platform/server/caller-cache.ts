import type { Announcements } from './announce/announcements.ts';
import type { Caller } from './caller.ts';
import type { Clock } from './clock.ts';

const keepMs = 30_000;
const maxEntries = 20_000;

/**
 * Callers by token, for 30 seconds at most: another process may have ended the session. Entries that
 * change are dropped at once in every process; while changes are not heard, nothing is cached.
 */
export interface CallerCache {
  find(key: string): Caller | undefined;
  /**
   * Reads through `load`. An answer that was being loaded while something was dropped is returned
   * but not cached: it may be out of date.
   *
   * @param load its `expiresAt` is that of the session or of a right: nothing is cached longer
   * @param seenChange number of a change that the person has seen: an entry from before is not used
   */
  read(
    key: string,
    load: () => Promise<{ caller: Caller; expiresAt: string } | null>,
    seenChange?: number,
  ): Promise<Caller | null>;
  dropSessions(ids: readonly string[]): void;
  /** Posts, roles or people changed: every caller is read again. */
  dropAll(): void;
}

/** For tests of the cache alone: everything is heard. */
const alone: Hearing = { isHearing: () => true, hasHeard: () => true };

type Hearing = Pick<Announcements, 'isHearing' | 'hasHeard'>;

/** @param hearing of changes in other processes; a test without them leaves it out */
export function createCallerCache(clock: Clock, hearing: Hearing = alone): CallerCache {
  const entries = new Map<string, { caller: Caller; until: number; seenChange: number }>();
  let epoch = 0;
  const find = (key: string): Caller | undefined => {
    if (!hearing.isHearing()) return undefined;
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.until > clock.now().getTime()) return entry.caller;
    entries.delete(key);
    return undefined;
  };
  const dropAll = (): void => {
    epoch += 1;
    entries.clear();
  };
  return {
    find,
    dropAll,
    async read(key, load, seenChange = 0) {
      const isKnown =
        seenChange === 0 ||
        hearing.hasHeard(seenChange) ||
        entries.get(key)?.seenChange === seenChange;
      const known = isKnown ? find(key) : undefined;
      if (known) return known;
      const begun = epoch;
      const made = await load();
      if (!made) return null;
      if (epoch === begun && hearing.isHearing()) {
        if (entries.size >= maxEntries) entries.clear();
        const until = Math.min(clock.now().getTime() + keepMs, Date.parse(made.expiresAt));
        entries.set(key, { caller: made.caller, until, seenChange });
      }
      return made.caller;
    },
    dropSessions(ids) {
      epoch += 1;
      for (const [key, { caller }] of entries) {
        if (ids.includes(caller.sessionId)) entries.delete(key);
      }
    },
  };
}
