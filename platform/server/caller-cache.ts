import type { Caller } from './caller.ts';
import type { Clock } from './clock.ts';

const keepMs = 30_000;
const maxEntries = 20_000;

/**
 * Callers by token, for 30 seconds at most: another process may have ended the session.
 * Entries that end or change in this process are dropped at once.
 */
export interface CallerCache {
  find(key: string): Caller | undefined;
  /**
   * Reads through `load`. An answer that was being loaded while something was dropped is returned
   * but not cached: it may be out of date.
   *
   * @param load its `expiresAt` is that of the session or of a right: nothing is cached longer
   */
  read(
    key: string,
    load: () => Promise<{ caller: Caller; expiresAt: string } | null>,
  ): Promise<Caller | null>;
  dropSessions(ids: readonly string[]): void;
  /** Posts, roles or people changed: every caller is read again. */
  dropAll(): void;
}

export function createCallerCache(clock: Clock): CallerCache {
  const entries = new Map<string, { caller: Caller; until: number }>();
  let epoch = 0;
  const find = (key: string): Caller | undefined => {
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
    async read(key, load) {
      const known = find(key);
      if (known) return known;
      const begun = epoch;
      const made = await load();
      if (!made) return null;
      if (epoch === begun) {
        if (entries.size >= maxEntries) entries.clear();
        const until = Math.min(clock.now().getTime() + keepMs, Date.parse(made.expiresAt));
        entries.set(key, { caller: made.caller, until });
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
