import type { Delegations, People } from '@sarn/organisation/server';
import type { Platform } from '@sarn/platform-server';
import type { NumberSettings, Queues, SecretSettings } from '../contract/index.ts';
import type { DetailParts } from './detail-parts.ts';
import type { DocumentEngine } from './document-engine.ts';
import type { DispatchChannels } from './dispatch/channel.ts';
import type { MoveRules } from './move-rules.ts';
import type { DocumentSlots } from './slots.ts';
import type { LiveChanges } from './live-changes.ts';
import type { FilePort, NotificationPort, OrganisationPort, VerifyPassword } from './ports.ts';

export type UnitLives = Pick<People, 'endUnit' | 'assertEndable' | 'reopenUnit'>;

/** All that the registry works with, given once by the composition. */
export interface Desk {
  /** What other modules say about documents and registers. */
  readonly slots: DocumentSlots;
  readonly platform: Platform;
  /** The flows of documents, with the code behind their names. */
  readonly engine: DocumentEngine;
  /** What other modules decide about moves and reading. */
  readonly rules: MoveRules;
  /** What other modules give to the answer about a document. */
  readonly detail: DetailParts;
  readonly organisation: OrganisationPort;
  /** Orders by which somebody acts for another. */
  readonly delegations: Delegations;
  readonly files: FilePort;
  readonly notifications: NotificationPort;
  /** Tells open pages what changed. */
  readonly changes: LiveChanges;
  readonly verifyPassword: VerifyPassword;
  /** Dissolves, merges and reopens units; organisation says which may be. */
  readonly units: UnitLives;
  /** Orders ask for the password too, where the deployment says so (DOMAIN §4.2). */
  readonly orderAsksPassword: boolean;
  /** Numbers in one reservation at most. */
  readonly reserveAtMost: number;
  /** Which of the lawful ways of numbering this agency goes. */
  readonly numbering: NumberSettings;
  /** What is kept of classified papers. */
  readonly secrets: SecretSettings;
  /** Days that the rows of an imported table are kept after its end. */
  readonly importKeepDays: number;
  /** The queues as this deployment names, orders and puts them together. */
  readonly queues: Queues;
  /** Sender of letters by e-mail: `saraban@…`, known to all agencies. */
  readonly centralMail: string;
  /** Key under which links of letters are sealed, read on first use. */
  readonly linkKey: () => Promise<Buffer>;
  /** Ways out of the house that a system carries out. */
  readonly channels: DispatchChannels;
}

/** Kind under which files of a paper are kept in the file module. */
export const fileOwnerKind = 'document';
