import type { CallContext, Tx } from '@sarn/platform-server';
import type { AccountRow } from './account/account.store.ts';
import type { SignInMethods } from './account/own-account.service.ts';
import type { Credentials, PasswordSubstitute } from './credentials.service.ts';
import type { CheckBeforeSession, Entrance } from './entrance.service.ts';
import type { Sessions } from './session.service.ts';
import type { SessionElsewhere } from './take-over.ts';

/** What a module of a higher tier that takes part in signing in works with. */
export interface SignInServices {
  readonly entrance: Entrance;
  readonly credentials: Pick<Credentials, 'findOwn'>;
  readonly sessions: Pick<Sessions, 'listOwn'>;
  /** The session elsewhere that a sign-in would end, and the question about it. */
  sessionElsewhere(
    tx: Tx,
    account: AccountRow,
    context: CallContext,
  ): Promise<SessionElsewhere | undefined>;
  /** Adds a check that runs after the credentials were right; called by the composition. */
  checkBefore(check: CheckBeforeSession): void;
  /** Adds methods to those that the account page shows, in the order of the calls. */
  addMethods(list: SignInMethods): void;
  /** Accepts something else than the password where a person confirms an act. */
  acceptForPassword(substitute: PasswordSubstitute): void;
}
