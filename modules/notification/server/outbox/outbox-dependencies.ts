import type { Contact } from '@sarn/organisation/server';
import type { LineAccounts } from '@sarn/line-account/server';
import type { Handle, Platform } from '@sarn/platform-server';
import type { ClosedDays } from '@sarn/kernel';
import type { ChannelCode } from '../../contract/index.ts';
import type { DeclaredEvent, NoticeModules } from '../notice-modules.ts';
import type { Channel } from '../channel/channel.ts';
import type { DocumentPort } from '../closed-documents.ts';

/** What the outbox needs about people; implemented by the organisation module. */
export interface ContactPort {
  contacts(h: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, Contact>>;
  /** Every key that a person has now. */
  keysOf(h: Handle, personId: string): Promise<readonly string[]>;
  /** Days off of these years, besides Saturdays and Sundays. */
  calendar(h: Handle, fromYear: number, toYear: number): Promise<{ readonly closed: ClosedDays }>;
}

/** Everything the outbox works with. */
export interface OutboxDependencies {
  readonly platform: Platform;
  readonly people: ContactPort;
  readonly documents: DocumentPort;
  readonly line: LineAccounts;
  /** Browsers that get notices: on each of them its person is signed in. */
  readonly devices: (
    h: Handle,
    personIds: readonly string[],
  ) => Promise<readonly { readonly personId: string; readonly id: string }[]>;
  readonly channels: Readonly<Record<ChannelCode, Channel>>;
  /** Kinds of notifications that the modules of this deployment declare. */
  readonly events: () => readonly DeclaredEvent[];
  /** Names and icons of modules that register themselves. */
  readonly ownModules: () => NoticeModules;
}
