import type { Handle, Platform, SignedContext } from '@sarn/platform-server';
import type { Factors } from './factors.ts';
import { findOwnerByPerson } from './owner.store.ts';

/** A code of the person's app as the confirmation of an act, such as a signature. */
export interface AppCodes {
  /** Whether the person has an app, and the deployment offers it. */
  has(h: Handle, personId: string): Promise<boolean>;
  /**
   * Uses a code up; a wrong one counts as a wrong second factor does when somebody signs in.
   *
   * @returns false when it is not right, was used before, or the person has no app
   * @throws AppError 'identity.second-factor-resting'
   */
  take(context: SignedContext, typed: string): Promise<boolean>;
}

export function createAppCodes({ db }: Platform, factors: Factors): AppCodes {
  const accountOf = async (h: Handle, personId: string): Promise<string | null> => {
    const owner = await findOwnerByPerson(h, personId);
    const methods = owner ? await factors.methodsOf(h, owner.accountId) : [];
    return owner && methods.includes('one-time-code') ? owner.accountId : null;
  };
  return {
    has: async (h, personId) => (await accountOf(h, personId)) !== null,
    async take(context, typed) {
      const accountId = await accountOf(db, context.caller.id);
      if (accountId === null) return false;
      const counted = await factors.guard.begin(accountId);
      const isRight = await db.transaction(async (tx) => {
        const isTaken = await factors.oneTimeCodes.take(tx, accountId, typed);
        if (isTaken) await factors.guard.clear(tx, accountId);
        return isTaken;
      });
      if (!isRight) await factors.guard.refuse(accountId, counted, context);
      return isRight;
    },
  };
}
