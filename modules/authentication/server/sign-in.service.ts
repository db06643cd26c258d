import type { InputOf, OutputOf } from '@sarn/kernel';
import type { CallContext, Platform } from '@sarn/platform-server';
import type { login, preLogin } from '../contract/index.ts';
import type { Credentials } from './credentials.service.ts';
import type { Entrance } from './entrance.service.ts';
import { askTakeOver } from './take-over.ts';

export interface SignIn {
  preLogin(
    input: InputOf<typeof preLogin>,
    context: CallContext,
  ): Promise<OutputOf<typeof preLogin>>;
  login(input: InputOf<typeof login>, context: CallContext): Promise<OutputOf<typeof login>>;
}

export interface SignInParts {
  readonly credentials: Credentials;
  readonly entrance: Entrance;
  /** One live session per account: signing in ends the others. */
  readonly singleSession: boolean;
}

/** Sign-in in two halves (specification §4, §7): first the take-over question, then the session. */
export function createSignIn(platform: Platform, parts: SignInParts): SignIn {
  const { db } = platform;
  const { credentials, entrance } = parts;
  return {
    async preLogin(input, context) {
      const account = await credentials.enter(input, context);
      return db.transaction(async (tx) => {
        await credentials.hold(tx, account);
        return askTakeOver(platform, parts, tx, account, context);
      });
    },
    async login(input, context) {
      const account = await credentials.enter(input, context);
      return db.transaction(async (tx) => {
        await credentials.hold(tx, account);
        return entrance.admit(tx, account, context, { proof: 'password', oauthId: input.oauth_id });
      });
    },
  };
}
