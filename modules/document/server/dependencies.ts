import type { Delegations } from '@sarn/organisation/server';
import type { Platform } from '@sarn/platform-server';
import type { Queues } from '../contract/index.ts';
import type { DocumentSlots } from './slots.ts';
import type { LiveChanges } from './live-changes.ts';
import type { FilePort, NotificationPort, OrganisationPort, VerifyPassword } from './ports.ts';

/**
 * What the services of documents work with, given once by the composition. A module that needs more
 * adds it by `declare module`, and the composition does not compile without it; so do the files of this
 * module whose types name `Dependencies` themselves (engine, rules, sections).
 */
export interface Dependencies {
  /** What other modules say about documents and registers. */
  readonly slots: DocumentSlots;
  readonly platform: Platform;
  readonly organisation: OrganisationPort;
  /** Orders by which somebody acts for another. */
  readonly delegations: Delegations;
  readonly files: FilePort;
  readonly notifications: NotificationPort;
  /** Tells open pages what changed. */
  readonly changes: LiveChanges;
  readonly verifyPassword: VerifyPassword;
  /** The queues with the names, order and parts of this deployment. */
  readonly queues: Queues;
}

/** Kind under which files of a document are kept in the file module. */
export const fileOwnerKind = 'document';
