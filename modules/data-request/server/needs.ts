import type { FileService } from '@sarn/file/server';
import type { NotificationService } from '@sarn/notification/server';
import type { PersonCard } from '@sarn/organisation/contract';
import type { Handle, Tx } from '@sarn/platform-server';
import type { DataRequestDays, KeptConsent } from '../contract/index.ts';

/** Services of other modules that this one needs; the composition gives them. */
export interface DataRequestNeeds {
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
  /** Files of answers. */
  readonly files: Pick<FileService, 'attach' | 'list'>;
  readonly consents: {
    /** Answers of a person to the policy, newest first. */
    list(h: Handle, personId: string): Promise<readonly KeptConsent[]>;
    /** Ends the consent: the person is asked again before anything else. */
    withdraw(tx: Tx, personId: string): Promise<void>;
  };
  readonly dataRequestDays: DataRequestDays;
}
