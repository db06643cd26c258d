import type { Handle } from '@sarn/platform-server';
import type { ChannelCode, Urgency } from '../../contract/index.ts';

/** A message as it is sent by a channel, in the language of its reader. */
export interface OutsideLetter {
  /** Same for every attempt: id of the row of the outbox it was first written for. */
  readonly key: string;
  /** E-mail address, LINE user, or id of the push subscription. */
  readonly address: string;
  readonly heading: string;
  /** Plain text of an e-mail. */
  readonly body: string;
  /** Short plain text, for LINE and push. */
  readonly short: string;
  /** Address that opens the document or page it is about. */
  readonly link: string;
  /** Address of the reader's notification settings. */
  readonly settingsLink: string;
  readonly language: 'th' | 'en';
  readonly urgency: Urgency;
}

/** A channel by which messages are sent outside the application. */
export interface Channel {
  readonly code: ChannelCode;
  /** Whether the deployment uses it at all. */
  readonly isOffered: boolean;
  /** Whether everything it needs has been set up. */
  readonly isSetUp: boolean;
  /**
   * @param h to look the address up; no transaction is open
   * @throws DeliveryProblem, or any other error, after which another attempt is made
   */
  send(letter: OutsideLetter, h: Handle): Promise<void>;
}
