/** How the agency's own mailbox is reached; never log it. */
export interface MailboxSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS, without which nothing is said. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
  /** Address of the mailbox: sender of what is answered from it. */
  readonly address: string;
  /**
   * Name by which the agency's own mail server signs what it found out about a sender (the first
   * word of Authentication-Results); null: nothing in a mail proves who sent it.
   */
  readonly authServer: string | null;
  /** Seconds between two looks where the server does not tell of new mail by itself. */
  readonly everySeconds: number;
}

/** Bounds of one mail. */
export const mailLimits = {
  /** Of the message as it is sent: a file of 50 MB and its text. */
  maxBytes: 75 * 1024 * 1024,
  /** Files of one mail that are taken: as many as a letter may have. */
  maxFiles: 20,
  /** Characters of its text that are kept. */
  maxText: 50_000,
  /** Answers to one address within a day. */
  answersADay: 20,
  /** Bytes of a report on a mail of ours that are looked at. */
  maxReportBytes: 256 * 1024,
} as const;

const firstPauseMs = 1_000;
const longestPauseMs = 300_000;

/**
 * How long the mailbox is left alone after a failure.
 *
 * @param failures those before, since it was read last
 * @returns milliseconds: a second, twice as long after each further failure, five minutes at most
 */
export const pauseMs = (failures: number): number =>
  Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
