import { createHash } from 'node:crypto';
import type { Clock } from '@sarn/platform-server';

const forgetAfter = 15 * 60_000;
const maxNames = 20_000;

/** Wrong passwords by name in this process, whether or not anybody has that name. */
export interface FailureMemory {
  /** @returns failures of this name within the last quarter of an hour, this one included */
  add(username: string): number;
  forget(username: string): void;
}

export function createFailureMemory(clock: Clock): FailureMemory {
  const names = new Map<string, { count: number; until: number }>();
  return {
    add(username) {
      const now = clock.now().getTime();
      // Full of invented names: clearing only shortens pauses, the lock itself is in the table.
      if (names.size >= maxNames) names.clear();
      const key = digest(username);
      const known = names.get(key);
      const count = known && known.until > now ? known.count + 1 : 1;
      names.set(key, { count, until: now + forgetAfter });
      return count;
    },
    forget: (username) => void names.delete(digest(username)),
  };
}

function digest(username: string): string {
  return createHash('sha256').update(username).digest('base64url');
}
