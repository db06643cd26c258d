import { publicQuery, publicCommand, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import { login, logout, preLogin, verify } from '../contract/index.ts';
import { phrase } from './phrase.ts';
import type { Sessions } from './session.service.ts';
import { endOwnSession } from './own-session.service.ts';
import type { SignIn } from './sign-in.service.ts';
import type { UserLogins } from './user-login.service.ts';

/** Sign-in calls count failures in transactions of their own, so none is opened around them. */
export function signInRoutes(
  platform: Platform,
  parts: {
    readonly signIn: SignIn;
    readonly sessions: Sessions;
    readonly userLogins: UserLogins;
  },
): Route[] {
  const { signIn, sessions, userLogins } = parts;
  return [
    publicQuery(preLogin, (input, context) => signIn.preLogin(input, context)),
    publicQuery(login, (input, context) => signIn.login(input, context)),
    query(verify, async (_input, { caller }) => ({
      userLogin: await userLogins.of(platform.db, caller.id),
    })),
    publicCommand(logout, async (_input, context, tx) => {
      if (context.caller) {
        await endOwnSession(platform, sessions, tx, {
          ...context,
          caller: context.caller,
          sessionId: context.caller.sessionId,
          reason: 'signed-out',
        });
      }
      if (context.device?.secret) context.device.give(null);
      return { message: phrase('signedOut', context.language) };
    }),
  ];
}
