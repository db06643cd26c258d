import { fileURLToPath } from 'node:url';
import { need } from '@sarn/kernel';
import type { Authenticate, Platform, ServerModule, Tx } from '@sarn/platform-server';
import {
  actingErrors,
  calendarErrors,
  clearanceErrors,
  identityErrors,
  identityPermissions,
  profileErrors,
  secondFactorErrors,
  signInWayErrors,
  identityAuditWords,
} from '../contract/index.ts';
import { createDelegations } from './acting/delegation.service.ts';
import type { Delegations } from './acting/delegation.service.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { clearanceRoutes } from './clearance/clearance.routes.ts';
import { createChanges } from './change.ts';
import { createCredentials } from './credentials.service.ts';
import type { Credentials } from './credentials.service.ts';
import { createEntrance } from './entrance.service.ts';
import { forgetJob } from './forget.jobs.ts';
import { readIdentityKey } from './key-file.ts';
import { createOrganisation } from './organisation.service.ts';
import type { Organisation } from './organisation.service.ts';
import { warmUp } from './password-hash.ts';
import { passwordRoutes } from './password.routes.ts';
import { createPasswords } from './password.service.ts';
import { createPeople } from './people.service.ts';
import type { People } from './people.service.ts';
import { personRoutes } from './person.routes.ts';
import { firstPolicy } from './policy-version.ts';
import type { PolicyVersion } from './policy-version.ts';
import { directoryAccountRoutes } from './directory/directory-account.routes.ts';
import { pictureRoutes } from './picture/picture.routes.ts';
import { createOwnAccount, passwordMethod } from './profile/own-account.service.ts';
import { ownAccountRoutes, profileRoutes } from './profile/profile.routes.ts';
import { createProfiles } from './profile/profile.service.ts';
import type { Profiles } from './profile/profile.service.ts';
import { secondFactorMethods } from './second-factor/factor-methods.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import type { SecondFactorOptions } from './second-factor/second-factor.ts';
import { createSessions } from './session.service.ts';
import type { Sessions } from './session.service.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { createSignIn } from './sign-in.service.ts';
import { createSignInGuards, signInWayRoutes } from './sign-in-ways.ts';
import type { SignInSettings } from './sign-in-ways.ts';
import { signatureRoutes } from './signature/signature.routes.ts';
import { createSignatures } from './signature/signature.service.ts';
import type { Signatures } from './signature/signature.service.ts';
import { createUserLogins } from './user-login.service.ts';

export { deviceLabel } from './device.rules.ts';
export { mayReadOrder } from './acting/delegation.service.ts';
export type { StandIn } from './acting/seat.store.ts';
export type { Appointer, Delegations } from './acting/delegation.service.ts';
export type { Actor } from './change.ts';
export type { DirectorySettings } from './directory/directory.service.ts';
export type { ProviderSettings } from './federated/provider.ts';
export type { Organisation } from './organisation.service.ts';
export type { Contact } from './person.store.ts';
export type {
  AccountDraft,
  HoldingDraft,
  PersonDraft,
  PositionDraft,
  PostDraft,
  UnitDraft,
} from './people.drafts.ts';
export type { People } from './people.service.ts';
export type { Grantee } from './role.service.ts';
export type { Signatures } from './signature/signature.service.ts';

/** What the deployment decides about sign-in. */
export interface IdentityOptions extends SignInSettings {
  /** One live session per account; true when left out. */
  readonly singleSession?: boolean;
  /** Whether a forgotten password asks for the ID card too; false when left out. */
  readonly asksIdCard?: boolean;
  /** One-time codes and passkeys; neither when left out. */
  readonly secondFactor?: SecondFactorOptions;
  /** Version of the privacy policy in force; the first one when left out. */
  readonly policyVersion?: PolicyVersion;
  /** Told in the transaction in which a clearance or an appointment for classified papers ends. */
  readonly onClearanceEnded?: (tx: Tx, personId: string) => Promise<void>;
  /** How the answer to repeated wrong passwords is held back; tests replace it. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

export interface Identity extends ServerModule {
  /** To be registered with the HTTP and the live server. */
  readonly authenticate: Authenticate;
  readonly organisation: Organisation;
  /** Which of these sessions still stand for their person on the device. */
  readonly trustedSessions: Sessions['trusted'];
  readonly people: People;
  /** Orders by which somebody acts for another. */
  readonly delegations: Delegations;
  /** Confirms an act by the person's password, inside the transaction of the act. */
  readonly verifyPassword: Credentials['confirm'];
  /** Personal records; whether the actor may is the matter of the call before it. */
  readonly profiles: Profiles;
  /** Signatures to sign with; a signed paper keeps the id of the one it shows. */
  readonly signatures: Signatures;
}

const allErrors = {
  ...actingErrors,
  ...identityErrors,
  ...calendarErrors,
  ...clearanceErrors,
  ...profileErrors,
  ...secondFactorErrors,
  ...signInWayErrors,
};

/** Sign-in, sessions, people, units, posts and roles. `start` must have run before people are made. */
export function identityModule(platform: Platform, options: IdentityOptions = {}): Identity {
  const { singleSession = true, asksIdCard = false, wait, policyVersion = firstPolicy } = options;
  let idCardKey: Buffer | undefined;
  const key = (): Buffer => need(idCardKey, 'the identity key: start() has not run');
  const organisation = createOrganisation(platform.clock);
  const sessions = createSessions(platform);
  const guards = createSignInGuards(platform, options, key);
  const credentials = createCredentials(platform, { ...guards, wait });
  const userLogins = createUserLogins(organisation, policyVersion);
  const secondFactor = createSecondFactor(platform, options.secondFactor, key);
  const checks = [secondFactor.check];
  const entrance = createEntrance(platform, { sessions, userLogins, singleSession, checks });
  const signIn = createSignIn(platform, { credentials, entrance, singleSession });
  const passwordParts = { ...guards, credentials, sessions, key, asksIdCard };
  const passwords = createPasswords(platform, passwordParts);
  const changes = createChanges(platform, sessions);
  const people = createPeople(changes, key);
  const ways = { settings: options, guards, entrance, organisation, people, singleSession };
  const profiles = createProfiles(platform, people);
  // Each kind of sign-in tells its own ways; the account page shows them in this order.
  const account = createOwnAccount(
    platform,
    [passwordMethod, secondFactorMethods],
    guards.directory.passwordPlace,
  );
  return {
    name: 'identity',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: allErrors,
    auditWords: identityAuditWords,
    permissions: Object.values(identityPermissions),
    routes: [
      ...signInRoutes(platform, { signIn, sessions, userLogins }),
      ...passwordRoutes(passwords),
      ...signInWayRoutes(platform, ways),
      ...secondFactor.routes({ entrance, credentials, sessions, singleSession }),
      ...personRoutes(platform, organisation, sessions, policyVersion),
      ...profileRoutes(platform, profiles),
      ...ownAccountRoutes(platform, { profiles, account, organisation }),
      ...directoryAccountRoutes(platform, people, Boolean(options.directory)),
      ...pictureRoutes(platform),
      ...signatureRoutes(platform),
      ...calendarRoutes(platform),
      ...clearanceRoutes(platform, { changes, organisation, onEnded: options.onClearanceEnded }),
    ],
    jobs: [forgetJob(platform.clock)],
    async start() {
      idCardKey = await readIdentityKey(platform.config.dataDir);
      await warmUp();
    },
    authenticate: sessions.authenticate,
    trustedSessions: sessions.trusted,
    organisation,
    delegations: createDelegations(platform, changes),
    verifyPassword: credentials.confirm,
    people,
    profiles,
    signatures: createSignatures(platform),
  };
}
