import { templatesAsOwnData } from '@sarn/document-template/server';
import { accountModule } from '@sarn/account/server';
import { authenticationModule } from '@sarn/authentication/server';
import type { AuthenticationModule, AuthenticationOptions } from '@sarn/authentication/server';
import { hasAuthorityKeys } from '@sarn/certificate/server';
import { organisationModule } from '@sarn/organisation/server';
import type { OrganisationModule, OrganisationOptions } from '@sarn/organisation/server';
import { phraseModule } from '@sarn/phrase/server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { profileModule } from '@sarn/profile/server';
import type { ProfileModule } from '@sarn/profile/server';
import { hasSecondFactorSecrets, secondFactorModule } from '@sarn/second-factor/server';
import type { SecondFactorModule } from '@sarn/second-factor/server';
import { hasWebhookSecrets } from '@sarn/webhook/server';
import type { Deployment } from '@sarn/portal/contract';
import type { ModuleSettings } from './module-settings.ts';

interface Told extends OrganisationOptions {
  readonly policyVersion: NonNullable<AuthenticationOptions['policyVersion']>;
}

/** The modules of people. */
export interface PeopleModules {
  readonly organisation: OrganisationModule;
  readonly profile: ProfileModule;
  readonly authentication: AuthenticationModule;
  readonly secondFactor: SecondFactorModule;
  /** The modules of people and those that need them, in this order. */
  readonly modules: readonly ServerModule[];
}

/** The people of the agency, how they sign in, and what they see of their own account. */
export function composePeople(
  platform: Platform,
  deployment: Deployment,
  settings: ModuleSettings,
  { policyVersion, onClearanceEnded }: Told,
): PeopleModules {
  const { flags } = deployment;
  const organisation = organisationModule(platform, {
    onClearanceEnded,
    isIdentityKeyUsed: async (h) =>
      (await hasSecondFactorSecrets(h)) ||
      (await hasWebhookSecrets(h)) ||
      (await hasAuthorityKeys(h)),
  });
  const authentication = authenticationModule(platform, organisation, {
    policyVersion,
    ...settings.signIn,
    // Read at each use: the settings may switch them at any time.
    get singleSession() {
      return flags.singleSession;
    },
    get asksIdCard() {
      return flags.forgotPasswordAsksIdCard;
    },
    get captcha() {
      return flags.captcha;
    },
    get registration() {
      return flags.registration;
    },
  });
  const factors = {
    get oneTimeCodes() {
      return flags.oneTimeCodes;
    },
    get passkeys() {
      return flags.passkeys;
    },
    get productName() {
      return deployment.shortName.th;
    },
  };
  const secondFactor = secondFactorModule(
    platform,
    { identityKey: organisation.identityKey, signIn: authentication.signIn },
    factors,
  );
  const profile = profileModule(platform, organisation);
  const account = accountModule(platform, {
    ...{ organisation, profile, authentication },
    ownData: [templatesAsOwnData],
  });
  const phrase = phraseModule(platform, organisation.organisation);
  const modules = [organisation, profile, authentication, secondFactor, phrase, account];
  return { organisation, profile, authentication, secondFactor, modules };
}
