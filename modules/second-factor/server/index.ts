import { fileURLToPath } from 'node:url';
import type { SignInServices } from '@sarn/authentication/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import {
  secondFactorAuditWords,
  secondFactorErrors,
  secondFactorPermissions,
} from '../contract/index.ts';
import { createAppCodes } from './app-codes.service.ts';
import type { AppCodes } from './app-codes.service.ts';
import { createApprovals } from './approvals.service.ts';
import { secondFactorMethods } from './factor-methods.ts';
import { createFactors } from './factors.ts';
import { createFirstFactor } from './first-factor.ts';
import type { FirstFactor } from './first-factor.ts';
import type { SecondFactorOptions } from './factors.ts';
import { forgetProofsJob } from './forget-proofs.jobs.ts';
import { createOwnFactors } from './own-factors.service.ts';
import { createPasskeySignIn } from './passkey-sign-in.service.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { createSecondSignIn, secondFactorCheck } from './second-sign-in.service.ts';

export { hasSecondFactorSecrets } from './one-time-key.store.ts';
export type { SecondFactorOptions } from './factors.ts';
export type { FirstFactor } from './first-factor.ts';
export type { AppCodes } from './app-codes.service.ts';

export interface SecondFactorModule extends ServerModule {
  /** The app of the first administrator of an installation. */
  readonly firstFactor: FirstFactor;
  /** Codes of people's apps as confirmation of an act. */
  readonly appCodes: AppCodes;
}

const nothing: SecondFactorOptions = { oneTimeCodes: false, passkeys: false, productName: 'Sarn' };

/**
 * One-time codes and passkeys, where the deployment offers them; neither when `options` are left
 * out. It adds itself to the ways of signing in: what it asks for, and what an account shows.
 */
export function secondFactorModule(
  platform: Platform,
  below: Pick<OrganisationModule, 'identityKey'> & { readonly signIn: SignInServices },
  options: SecondFactorOptions = nothing,
): SecondFactorModule {
  const { entrance, credentials, sessions, sessionElsewhere, ...signIn } = below.signIn;
  const factors = createFactors(platform, options, below.identityKey);
  signIn.checkBefore(secondFactorCheck(platform, factors));
  signIn.addMethods(secondFactorMethods);
  const approvals = createApprovals(platform, factors);
  signIn.acceptForPassword(approvals.substitute);
  return {
    name: 'second-factor',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    formerly: ['identity', 'authentication'],
    // The owner of a factor: name and address of the person, and whether the account is open.
    reads: ['organisation', 'authentication'],
    errors: secondFactorErrors,
    auditWords: secondFactorAuditWords,
    permissions: Object.values(secondFactorPermissions),
    routes: secondFactorRoutes({
      ...{ factors, approvals },
      second: createSecondSignIn(platform, factors, entrance),
      passkeySignIn: createPasskeySignIn(platform, { factors, entrance, sessionElsewhere }),
      sendsMail: platform.config.smtpUrl !== null,
      own: createOwnFactors(platform, { factors, credentials, sessions }),
    }),
    jobs: [forgetProofsJob(platform.clock)],
    firstFactor: createFirstFactor(platform, options, factors, below.identityKey),
    appCodes: createAppCodes(platform, factors),
  };
}
