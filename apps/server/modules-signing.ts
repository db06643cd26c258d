import { fileURLToPath } from 'node:url';
import type { AuthenticationModule } from '@sarn/authentication/server';
import { certificateModule } from '@sarn/certificate/server';
import type { CertificateModule } from '@sarn/certificate/server';
import { foreignAuthorityModule } from '@sarn/foreign-authority/server';
import type { LineMessages } from '@sarn/line-account/server';
import type { notificationModule } from '@sarn/notification/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import type { Deployment } from '@sarn/portal/contract';
import type { ProfileModule } from '@sarn/profile/server';
import type { SecondFactorModule } from '@sarn/second-factor/server';
import { signedWith, createPasswordSubstitutes, createSigningTurns } from '@sarn/signature/server';
import type { SignatureNeeds } from '@sarn/signature/server';
import { errorSentences } from './error-sentences.ts';
import type { ModuleSettings } from './module-settings.ts';

const verifierTemplate = fileURLToPath(new URL('../web/dist/offline/verify.html', import.meta.url));

interface Below {
  readonly organisation: OrganisationModule;
  readonly profile: ProfileModule;
  readonly authentication: AuthenticationModule;
  readonly secondFactor: SecondFactorModule;
  readonly notification: ReturnType<typeof notificationModule>;
  readonly lineMessages: LineMessages;
  /** Which roles are those of executives. */
  readonly deployment: Pick<Deployment, 'headRoles'>;
  readonly settings: Pick<
    ModuleSettings,
    'timestampNetworks' | 'tokenLibrary' | 'issuingSecretFile'
  >;
}

interface Signing {
  readonly certificate: CertificateModule;
  readonly foreignAuthority: ServerModule;
  /** What digital signatures of documents need. */
  readonly needs: SignatureNeeds;
}

/**
 * The certification authority of the agency, and what digital signatures need of people.
 *
 * @param all the modules, asked for when the composition is complete
 */
export function composeSigning(
  platform: Platform,
  below: Below,
  all: () => readonly ServerModule[],
): Signing {
  const { organisation, profile, authentication, notification, secondFactor } = below;
  const { timestampNetworks, tokenLibrary, issuingSecretFile } = below.settings;
  const foreignAuthority = foreignAuthorityModule(platform, timestampNetworks);
  const certificate = certificateModule(platform, {
    organisation: organisation.organisation,
    shutAccounts: authentication.accounts.shut,
    notifications: notification.notificationService,
    verifyPassword: authentication.verifyPassword,
    identityKey: organisation.identityKey,
    otherAuthorities: foreignAuthority.authorities,
    ...{ tokenLibrary, issuingSecretFile },
    signedWith,
  });
  const substitutes = createPasswordSubstitutes();
  const turns = createSigningTurns();
  authentication.signIn.acceptForPassword(substitutes);
  const { keys, authority } = certificate;
  const { use, current, release, get } = profile.signatures;
  const needs: SignatureNeeds = {
    ...{ keys, authority, substitutes, turns, timestampNetworks },
    foreign: foreignAuthority.authorities,
    identityKey: organisation.identityKey,
    verifierTemplate,
    appCodes: secondFactor.appCodes,
    line: below.lineMessages,
    sentencesOf: errorSentences(all),
    usePicture: use,
    currentPicture: current,
    releasePicture: release,
    pictureById: get,
    hasPicture: async (h, personId, kind) => (await current(h, personId, kind)) !== undefined,
    isExecutive: (h, personId) =>
      organisation.organisation.hasRoleNumbered(h, personId, below.deployment.headRoles),
    emailOf: async (h, personId) =>
      (await organisation.organisation.person(h, personId))?.email ?? null,
  };
  return { certificate, foreignAuthority, needs };
}
