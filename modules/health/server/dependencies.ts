import type { NotificationService } from '@sarn/notification/server';
import type { Organisation } from '@sarn/organisation/server';
import type { Handle, HealthCheck, Platform } from '@sarn/platform-server';

/** What the module needs of others; the composition gives it. */
export interface HealthNeeds {
  /** Everything that is looked at, in the order in which the page shows it. */
  readonly checks: readonly HealthCheck[];
  readonly organisation: Pick<Organisation, 'peoplePermitted' | 'personCard'>;
  readonly notifications: Pick<NotificationService, 'tell'>;
  /** Sessions that were used since then. */
  readonly countSessions: (h: Handle, since: string) => Promise<number>;
}

export interface HealthDependencies extends HealthNeeds {
  readonly platform: Platform;
  /** Version of this process, as the page shows it. */
  readonly version: string;
}
