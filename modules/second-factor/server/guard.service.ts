import { AppError } from '@sarn/kernel';
import type { Platform, Tx } from '@sarn/platform-server';
import { clearGuard, countTry, findRest } from './guard.store.ts';
import type { CountedTry } from './guard.store.ts';
import type { Doer, Notices } from './notice.service.ts';
import { findOwner } from './owner.store.ts';

/** Limits the tries of somebody who has the password and guesses the code. */
export interface Guard {
  /** Counts a try before the comparison. @throws AppError 'identity.second-factor-resting' */
  begin(accountId: string): Promise<CountedTry>;
  /** The try was wrong: audit entry, and a mail when the second factor is locked by it. */
  refuse(accountId: string, counted: CountedTry, by: Doer): Promise<void>;
  /** The try was right: the count starts again at zero. */
  clear(tx: Tx, accountId: string): Promise<void>;
}

export function createGuard({ db, clock, audit }: Platform, notices: Notices): Guard {
  return {
    clear: clearGuard,
    async begin(accountId) {
      const now = clock.now();
      const counted = await countTry(db, accountId, now.toISOString());
      if (counted) return counted;
      const until = await findRest(db, accountId, now.toISOString());
      const wait = Date.parse(until ?? now.toISOString()) - now.getTime();
      throw new AppError('identity.second-factor-resting', {
        minutes: Math.max(1, Math.ceil(wait / 60_000)),
      });
    },
    async refuse(accountId, { restsUntil }, by) {
      await db.transaction(async (tx) => {
        await audit.write(tx, {
          act: 'identity.second-factor-refused',
          callerId: by.caller?.id ?? null,
          subject: { kind: 'account', id: accountId },
          detail: { ip: by.ip },
          requestId: by.requestId,
        });
        const owner = restsUntil === null ? undefined : await findOwner(tx, accountId);
        if (owner) await notices.tell(tx, owner, 'second-factor-rested', by);
      });
    },
  };
}
