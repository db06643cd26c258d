import type { Platform, Route } from '@sarn/platform-server';
import type { Credentials } from '../credentials.service.ts';
import type { CheckBeforeSession, Entrance } from '../entrance.service.ts';
import type { Sessions } from '../session.service.ts';
import { createFactors } from './factors.ts';
import type { SecondFactorOptions } from './factors.ts';
import { createOwnFactors } from './own-factors.service.ts';
import { createPasskeySignIn } from './passkey-sign-in.service.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { createSecondSignIn, secondFactorCheck } from './second-sign-in.service.ts';

export type { SecondFactorOptions } from './factors.ts';

/** One-time codes and passkeys, where the deployment offers them. */
export interface SecondFactor {
  /** Run by `Entrance` before it opens a session. */
  readonly check: CheckBeforeSession;
  /** @param parts the `Entrance` that runs the check, and the services the routes need */
  routes(parts: {
    readonly entrance: Entrance;
    readonly credentials: Pick<Credentials, 'findOwn'>;
    readonly sessions: Pick<Sessions, 'listOwn'>;
    readonly singleSession: boolean;
  }): Route[];
}

const nothing: SecondFactorOptions = { oneTimeCodes: false, passkeys: false, productName: 'Sarn' };

/** @param key of the installation; available once the module has started */
export function createSecondFactor(
  platform: Platform,
  options: SecondFactorOptions | undefined,
  key: () => Buffer,
): SecondFactor {
  const factors = createFactors(platform, options ?? nothing, key);
  return {
    check: secondFactorCheck(platform, factors),
    routes: ({ entrance, credentials, sessions, singleSession }) =>
      secondFactorRoutes({
        factors,
        second: createSecondSignIn(platform, factors, entrance),
        passkeySignIn: createPasskeySignIn(platform, { factors, entrance, singleSession }),
        own: createOwnFactors(platform, { factors, credentials, sessions }),
      }),
  };
}
