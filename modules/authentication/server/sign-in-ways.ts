import type { Platform, Route } from '@sarn/platform-server';
import { archiveRoutes } from './archive/archive.routes.ts';
import { createAttempts } from './captcha/attempts.ts';
import type { Attempts } from './captcha/attempts.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { createCaptcha } from './captcha/captcha.service.ts';
import type { Captcha } from './captcha/captcha.service.ts';
import type { CaptchaWork } from './captcha/challenge.ts';
import { createDirectory } from './directory/directory.service.ts';
import type { Directory, DirectorySettings } from './directory/directory.service.ts';
import type { Entrance } from './entrance.service.ts';
import { federatedRoutes } from './federated/federated.routes.ts';
import { createFederated } from './federated/federated.service.ts';
import type { ProviderSettings } from './federated/provider.ts';
import type { Organisation, People } from '@sarn/organisation/server';
import type { Accounts } from './account/account.service.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { createRegistration } from './registration/registration.service.ts';

/** Optional settings of an agency for sign-in; everything is off when left out. */
export interface SignInSettings {
  /** Proof of work after repeated failures. */
  readonly captcha?: boolean;
  /** Less work than usual, for tests that solve many challenges. */
  readonly captchaWork?: CaptchaWork;
  /** Whether anybody may request an account at /register. */
  readonly registration?: boolean;
  /** OpenID provider of the agency. */
  readonly provider?: ProviderSettings | null;
  /** LDAP or Active Directory of the agency. */
  readonly directory?: DirectorySettings | null;
  /** Secret that the document archive sends when it redeems a ticket. */
  readonly archiveSecret?: string | null;
}

/** Services used by every check of a password. */
export interface SignInGuards {
  readonly attempts: Attempts;
  readonly captcha: Captcha;
  readonly directory: Directory;
}

export function createSignInGuards(
  platform: Platform,
  settings: SignInSettings,
  key: () => Buffer,
): SignInGuards {
  const attempts = createAttempts(platform.clock);
  return {
    attempts,
    captcha: createCaptcha(platform, {
      get isOn() {
        return settings.captcha ?? false;
      },
      work: settings.captchaWork,
      key,
    }),
    directory: createDirectory(platform, settings.directory ?? null),
  };
}

export interface SignInWayParts {
  readonly settings: SignInSettings;
  readonly guards: SignInGuards;
  readonly entrance: Entrance;
  readonly organisation: Organisation;
  readonly people: People;
  readonly accounts: Accounts;
  readonly singleSession: boolean;
}

/** Routes of captcha, provider, account requests and the archive. */
export function signInWayRoutes(platform: Platform, parts: SignInWayParts): Route[] {
  const { settings, entrance, organisation, people, accounts } = parts;
  const { provider = null, archiveSecret = null } = settings;
  const isOpen = (): boolean => settings.registration ?? false;
  const federated = createFederated(platform, {
    ...{ settings: provider, entrance },
    get singleSession() {
      return parts.singleSession;
    },
  });
  const { captcha } = parts.guards;
  return [
    ...captchaRoutes(captcha),
    ...federatedRoutes(federated, {
      providerName: provider?.name ?? null,
      get isRegistrationOpen() {
        return isOpen();
      },
    }),
    ...registrationRoutes(
      platform,
      createRegistration(platform, {
        ...{ captcha, organisation, people, accounts },
        get isOpen() {
          return isOpen();
        },
      }),
    ),
    ...archiveRoutes(platform, organisation, archiveSecret),
  ];
}
