import { apiProgramModule } from '@sarn/api-program/server';
import type { ApiProgramModule } from '@sarn/api-program/server';
import type { AuthenticationModule } from '@sarn/authentication/server';
import { healthModule } from '@sarn/health/server';
import type { HealthModule } from '@sarn/health/server';
import type { notificationModule } from '@sarn/notification/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import { platformChecks } from '@sarn/platform-server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { findSubjectDocument } from '@sarn/search/server';
import { webhookModule } from '@sarn/webhook/server';
import type { WebhookSettings } from '@sarn/webhook/server';
import { migrationsOf } from './migrations-of.ts';

interface Below {
  readonly organisation: OrganisationModule;
  readonly authentication: AuthenticationModule;
  readonly notification: ReturnType<typeof notificationModule>;
}

/** The state of the system, over what the platform and every module look at. */
export function composeHealth(
  platform: Platform,
  working: readonly ServerModule[],
  { organisation, authentication, notification }: Below,
): HealthModule {
  const health: HealthModule = healthModule(platform, {
    checks: [
      ...platformChecks(platform, () => migrationsOf([...working, health])),
      ...working.flatMap((module) => module.healthChecks ?? []),
    ],
    organisation: organisation.organisation,
    notifications: notification.notificationService,
    countSessions: authentication.usedSessions,
  });
  return health;
}

/** Programs of the agency, over the calls of every module. */
export const composePrograms = (
  platform: Platform,
  { organisation, notification }: Pick<Below, 'organisation' | 'notification'>,
  all: () => readonly ServerModule[],
): ApiProgramModule =>
  apiProgramModule(platform, {
    organisation: organisation.organisation,
    people: organisation.people,
    notifications: notification.notificationService,
    endpoints: () => all().flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint)),
  });

/** Webhooks of what the modules below announce. */
export const composeWebhooks = (
  platform: Platform,
  settings: WebhookSettings,
  { organisation, notification }: Pick<Below, 'organisation' | 'notification'>,
  announcing: readonly ServerModule[],
): ServerModule =>
  webhookModule(platform, {
    settings,
    identityKey: organisation.identityKey,
    organisation: organisation.organisation,
    notifications: notification.notificationService,
    announced: Object.assign({}, ...announcing.map(({ announces }) => announces ?? {})),
    documentOf: findSubjectDocument,
  });
