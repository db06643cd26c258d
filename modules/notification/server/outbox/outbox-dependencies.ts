import type { Contact } from '@sarn/organisation/server';
import type { Handle, Platform } from '@sarn/platform-server';
import type { ChannelCode } from '../../contract/index.ts';
import type { Channel } from '../channel/channel.ts';
import type { PdfPort } from '../closed-documents.ts';

/** What the outbox asks of people: organisation answers it. */
export interface ContactPort {
  contacts(h: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, Contact>>;
  /** Every key that a person has at this moment. */
  keysOf(h: Handle, personId: string): Promise<readonly string[]>;
}

/** Everything the outbox works with. */
export interface OutboxDependencies {
  readonly platform: Platform;
  readonly people: ContactPort;
  readonly papers: PdfPort;
  /** Browsers that hear of news: on each of them its person is signed in. */
  readonly devices: (
    h: Handle,
    personIds: readonly string[],
  ) => Promise<readonly { readonly personId: string; readonly id: string }[]>;
  readonly channels: Readonly<Record<ChannelCode, Channel>>;
  /** Modules that tell anything in this house: there is nothing to choose for the others. */
  readonly tellers: ReadonlySet<string>;
}
