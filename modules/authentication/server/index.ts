import { fileURLToPath } from 'node:url';
import type { OrganisationModule } from '@sarn/organisation/server';
import { warmUp } from '@sarn/platform-server';
import type { Authenticate, IsSignedInDevice, Platform, ServerModule } from '@sarn/platform-server';
import {
  authenticationAuditWords,
  authenticationErrors,
  passwordErrors,
  signInWayErrors,
} from '../contract/index.ts';
import { createAccounts } from './account/account.service.ts';
import type { Accounts } from './account/account.service.ts';
import { createOwnAccount, passwordMethod } from './account/own-account.service.ts';
import type { OwnAccounts, SignInMethods } from './account/own-account.service.ts';
import { consentRoute, createKeepConsent } from './consent/consent.routes.ts';
import type { KeepConsent } from './consent/consent.routes.ts';
import { createCredentials } from './credentials.service.ts';
import type { Credentials } from './credentials.service.ts';
import type { Directory } from './directory/directory.service.ts';
import { createEntrance } from './entrance.service.ts';
import type { CheckBeforeSession } from './entrance.service.ts';
import { forgetJob } from './forget.jobs.ts';
import { passwordRoutes } from './password.routes.ts';
import { createPasswords } from './password.service.ts';
import { createInvitations, invitationRoute } from './invitation/invitation.service.ts';
import type { Invitations } from './invitation/invitation.service.ts';
import { firstPolicy } from './policy-version.ts';
import type { PolicyVersion } from './policy-version.ts';
import { sessionRoutes } from './session.routes.ts';
import { createSessions } from './session.service.ts';
import { sessionMetrics, usedSessions } from './session-count.ts';
import type { UsedSessions } from './session-count.ts';
import type { Sessions } from './session.service.ts';
import type { SignInServices } from './sign-in-services.ts';
import { findSessionElsewhere } from './take-over.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { createSignIn } from './sign-in.service.ts';
import { createSignInGuards, signInWayRoutes } from './sign-in-ways.ts';
import type { SignInSettings } from './sign-in-ways.ts';
import { createUserLogins } from './user-login.service.ts';

export { deviceLabel } from './device.rules.ts';
export { lockAccountForUpdate } from './account/account.store.ts';
export { rightsTopic } from './session.service.ts';
export type { AccountRow } from './account/account.store.ts';
export type { SignInMethods } from './account/own-account.service.ts';
export type { PasswordSubstitute } from './credentials.service.ts';
export type { CheckBeforeSession, Entrance } from './entrance.service.ts';
export type { SignInServices } from './sign-in-services.ts';
export { newToken, tokenHash } from './token.ts';
export type { AccountDraft } from './account/account.drafts.ts';
export type { Accounts } from './account/account.service.ts';
export type { Invitations } from './invitation/invitation.service.ts';
export type { OwnAccounts } from './account/own-account.service.ts';
export type { DirectoryEntry } from './directory/directory-people.ts';
export type { DirectorySettings } from './directory/directory.service.ts';
export type { ProviderSettings } from './federated/provider.ts';

/** What the deployment decides about sign-in. */
export interface AuthenticationOptions extends SignInSettings {
  /** One live session per account; true when left out. */
  readonly singleSession?: boolean;
  /** Whether the forgotten-password form also asks for the ID card; false when left out. */
  readonly asksIdCard?: boolean;
  /** Version of the privacy policy in force; the first one when left out. */
  readonly policyVersion?: PolicyVersion;
  /** How the answer to repeated wrong passwords is delayed; tests replace it. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

export interface AuthenticationModule extends ServerModule {
  /** Must be registered with the HTTP server and the live server. */
  readonly authenticate: Authenticate;
  /** For calls of an <img> and pages opened by address, which send a cookie and no token. */
  readonly isSignedInDevice: IsSignedInDevice;
  /** Which of these sessions still identify their person on the device; see `Sessions.trusted`. */
  readonly trustedSessions: Sessions['trusted'];
  /** How many sessions were used since then. */
  readonly usedSessions: UsedSessions;
  /** Making and changing accounts. */
  readonly accounts: Accounts;
  /** Invitations to set the first password. */
  readonly invitations: Invitations;
  /** What an account shows to its owner. */
  readonly ownAccounts: OwnAccounts;
  /** Keeps an answer to the personal-data policy; also one that ends the consent. */
  readonly keepConsent: KeepConsent;
  /** Whether the agency has set up a directory that checks passwords. */
  readonly isDirectoryOn: boolean;
  /** Everybody in the directory. @throws AppError why it cannot be read: `directoryFault` */
  readonly listDirectory: Directory['listPeople'];
  /** For modules that add a way of signing in, or ask for more before a session is opened. */
  readonly signIn: SignInServices;
  /** Confirms an act by the person's password, inside the transaction of the act. */
  readonly verifyPassword: Credentials['confirm'];
}

const allErrors = {
  ...authenticationErrors,
  ...passwordErrors,
  ...signInWayErrors,
};

/** The services of the module, each from those before it. */
function createParts(platform: Platform, below: Below, options: AuthenticationOptions) {
  const { wait, policyVersion = firstPolicy } = options;
  // Asked at each sign-in: an administrator may switch it at any time.
  const single = (): boolean => options.singleSession ?? true;
  const { organisation, people, identityKey: key } = below;
  const sessions = createSessions(platform);
  below.changes.onChange(sessions.forgetCallers);
  const guards = createSignInGuards(platform, options, key);
  const credentials = createCredentials(platform, { ...guards, wait });
  const keepConsent = createKeepConsent(platform, policyVersion);
  const userLogins = createUserLogins(organisation, policyVersion);
  const checks: CheckBeforeSession[] = [];
  // Each kind of sign-in lists its own methods; the account page shows them in this order.
  const methods: SignInMethods[] = [passwordMethod];
  const entrance = createEntrance(platform, {
    ...{ sessions, userLogins, checks },
    get singleSession() {
      return single();
    },
  });
  const signIn = createSignIn(platform, {
    ...{ credentials, entrance },
    get singleSession() {
      return single();
    },
  });
  const passwordParts = {
    ...{ ...guards, credentials, sessions, key },
    get asksIdCard() {
      return options.asksIdCard ?? false;
    },
  };
  const passwords = createPasswords(platform, passwordParts);
  const accounts = createAccounts(below.changes, sessions);
  const ways = {
    ...{ settings: options, guards, entrance, organisation, people, accounts },
    get singleSession() {
      return single();
    },
  };
  const ownAccounts = createOwnAccount(platform, methods, guards.directory.passwordPlace);
  return {
    ...{ sessions, credentials, entrance, signIn, passwords, accounts, ways, ownAccounts },
    ...{ keepConsent, userLogins, checks, methods, single, guards },
  };
}

type Below = Pick<OrganisationModule, 'changes' | 'identityKey' | 'organisation' | 'people'>;

/**
 * Signing in, sessions and accounts. The `start` of the organisation must have run before anybody
 * signs in: it reads the key of this installation.
 */
export function authenticationModule(
  platform: Platform,
  below: Below,
  options: AuthenticationOptions = {},
): AuthenticationModule {
  const made = createParts(platform, below, options);
  const { sessions, credentials, entrance, accounts, keepConsent, ownAccounts } = made;
  return {
    name: 'authentication',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    formerly: ['identity'],
    // One statement finds the caller of a call: account, person, posts, roles.
    reads: ['organisation'],
    errors: allErrors,
    auditWords: authenticationAuditWords,
    permissions: [],
    routes: [
      ...signInRoutes(platform, made),
      ...passwordRoutes(made.passwords),
      ...signInWayRoutes(platform, made.ways),
      ...sessionRoutes(platform, sessions, ownAccounts),
      consentRoute(keepConsent),
      invitationRoute(platform, sessions),
    ],
    jobs: [forgetJob(platform.clock)],
    metrics: [sessionMetrics(platform.clock)],
    start: warmUp,
    authenticate: sessions.authenticate,
    isSignedInDevice: sessions.isSignedInDevice,
    trustedSessions: sessions.trusted,
    usedSessions: usedSessions(platform.clock),
    ...{ accounts, ownAccounts, keepConsent, invitations: createInvitations(platform) },
    isDirectoryOn: Boolean(options.directory),
    listDirectory: made.guards.directory.listPeople,
    signIn: {
      ...{ entrance, credentials, sessions },
      sessionElsewhere: (tx, account, context) =>
        findSessionElsewhere(platform, { singleSession: made.single() }, tx, account, context),
      checkBefore: (check) => void made.checks.push(check),
      addMethods: (list) => void made.methods.push(list),
      acceptForPassword: credentials.acceptForPassword,
    },
    verifyPassword: credentials.confirm,
  };
}
