import type { Contact } from '@sarn/organisation/server';
import type { Handle, Platform } from '@sarn/platform-server';
import type { ChannelCode } from '../../contract/index.ts';
import type { Channel } from '../channel/channel.ts';
import type { DocumentPort } from '../closed-documents.ts';

/** What the outbox needs about people; implemented by the organisation module. */
export interface ContactPort {
  contacts(h: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, Contact>>;
  /** Every key that a person has now. */
  keysOf(h: Handle, personId: string): Promise<readonly string[]>;
}

/** Everything the outbox works with. */
export interface OutboxDependencies {
  readonly platform: Platform;
  readonly people: ContactPort;
  readonly documents: DocumentPort;
  /** Browsers that get notices: on each of them its person is signed in. */
  readonly devices: (
    h: Handle,
    personIds: readonly string[],
  ) => Promise<readonly { readonly personId: string; readonly id: string }[]>;
  readonly channels: Readonly<Record<ChannelCode, Channel>>;
  /** Modules that send notifications in this deployment; only they are offered for choice. */
  readonly tellers: ReadonlySet<string>;
}
