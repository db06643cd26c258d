import type { Clock } from '@sarn/platform-server';

const most = 5;
const spanMs = 3_600_000;
const maxUsers = 10_000;

/** Counts the wrong codes of each LINE account, to prevent guessing. */
export interface WrongCodes {
  /** True when this account has sent too many wrong codes within the hour. */
  isLocked(userId: string): boolean;
  note(userId: string): void;
}

export function createWrongCodes(clock: Clock): WrongCodes {
  const counts = new Map<string, { count: number; endsAt: number }>();
  const current = (userId: string) => {
    const known = counts.get(userId);
    return known && known.endsAt > clock.now().getTime() ? known : undefined;
  };
  return {
    isLocked: (userId) => (current(userId)?.count ?? 0) >= most,
    note(userId) {
      const known = current(userId);
      if (known) known.count += 1;
      else {
        // Limits the memory: the oldest entry is removed. So many LINE accounts are not expected.
        if (counts.size >= maxUsers) counts.delete(counts.keys().next().value ?? '');
        counts.set(userId, { count: 1, endsAt: clock.now().getTime() + spanMs });
      }
    },
  };
}
