import type { NotificationService } from '@sarn/notification/server';
import type { PersonCard } from '@sarn/organisation/contract';
import type { Handle } from '@sarn/platform-server';

/** Services of other modules that this one needs; the composition gives them. */
export interface SampleRequestNeeds {
  readonly organisation: {
    /** Names and posts by person id, also of people who left. */
    personCard(h: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, PersonCard>>;
    /** Active people who act for these keys today. */
    peopleForPrincipals(h: Handle, keys: readonly string[]): Promise<string[]>;
    /** Active people with a role that holds the permission. */
    peoplePermitted(h: Handle, permission: string): Promise<string[]>;
  };
  /** The bell. */
  readonly notifications: Pick<NotificationService, 'tell'>;
}
