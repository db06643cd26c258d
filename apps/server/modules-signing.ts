import type { AuthenticationModule } from '@sarn/authentication/server';
import { certificateModule } from '@sarn/certificate/server';
import type { notificationModule } from '@sarn/notification/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Platform, ServerModule } from '@sarn/platform-server';

interface Below {
  readonly organisation: OrganisationModule;
  readonly authentication: AuthenticationModule;
  readonly notification: ReturnType<typeof notificationModule>;
}

/** The certification authority of the agency, and digital signatures. */
export function composeSigning(
  platform: Platform,
  { organisation, authentication, notification }: Below,
): readonly ServerModule[] {
  const certificate = certificateModule(platform, {
    organisation: organisation.organisation,
    notifications: notification.notificationService,
    verifyPassword: authentication.verifyPassword,
    identityKey: organisation.identityKey,
  });
  return [certificate];
}
