import type { AnnouncedType } from '@sarn/kernel';
import type { NotificationService } from '@sarn/notification/server';
import type { Organisation } from '@sarn/organisation/server';
import type { AllowedAddress, Handle, Platform, SecretBox, Tx } from '@sarn/platform-server';

/** The document of a subject of the audit trail. */
export interface SubjectDocument {
  readonly id: string;
  readonly secrecy: string;
}

/** Settings of the environment. */
export interface WebhookSettings {
  /** Networks inside organisations to which webhooks may go, as `10.20.0.0/16`. */
  readonly networks: readonly string[];
  /** Certificates of the agency's own authority, as PEM; null for none. */
  readonly authority: string | null;
}

/** What the module needs of others; the composition gives it. */
export interface WebhookNeeds {
  readonly settings: WebhookSettings;
  /** Key of this installation, which seals the secrets. */
  readonly identityKey: () => Buffer;
  readonly organisation: Pick<Organisation, 'peoplePermitted' | 'personCard'>;
  readonly notifications: Pick<NotificationService, 'tell'>;
  /** Which act is announced as what, of all modules. */
  readonly announced: Readonly<Record<string, AnnouncedType>>;
  /** Undefined where the subject belongs to no document. */
  readonly documentOf: (
    h: Handle,
    subject: { readonly kind: string; readonly id: string },
  ) => Promise<SubjectDocument | undefined>;
}

export interface WebhookDependencies extends WebhookNeeds {
  readonly platform: Platform;
  readonly box: SecretBox;
  /** Undefined: every address may be called, where nobody works in earnest. */
  readonly isAllowed: AllowedAddress | undefined;
  /** Queues the first attempts of many deliveries, after the commit. */
  readonly deliverAll: (
    tx: Tx,
    deliveries: readonly { readonly id: string; readonly turn: number }[],
  ) => Promise<void>;
  /** Queues an attempt, after the commit or at a time. */
  readonly deliverLater: (
    tx: Tx,
    delivery: { readonly id: string; readonly turn: number },
    at?: Date,
  ) => Promise<void>;
  /** Counts attempts of this process. */
  readonly counted: { taken: number; failed: number };
}
