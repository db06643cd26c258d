/** How the agency's own mailbox is reached; never log it. */
export interface MailboxSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS, which is required before anything is sent. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
  /** Address of the mailbox, and sender of its answers. */
  readonly address: string;
  /**
   * Name under which the agency's own mail server reports its checks of a sender (the first
   * word of Authentication-Results); null: nothing in a mail proves who sent it.
   */
  readonly authServer: string | null;
  /** Seconds between two checks where the mail server does not announce new mail. */
  readonly everySeconds: number;
}

/** Limits of one mail. */
export const mailLimits = {
  /** Bytes of the message as it is sent: a file of 50 MB and its text. */
  maxBytes: 75 * 1024 * 1024,
  /** Files of one mail that are taken: the most a letter may have. */
  maxFiles: 20,
  /** Characters of its text that are kept. */
  maxText: 50_000,
  /** Answers to one address within a day. */
  answersADay: 20,
  /** Bytes that are read of a report on a mail of the agency. */
  maxReportBytes: 256 * 1024,
} as const;

const firstPauseMs = 1_000;
const longestPauseMs = 300_000;

/**
 * How long the mailbox is not read after a failure.
 *
 * @param failures number of failures before, since it was last read
 * @returns milliseconds: a second, twice as long after each further failure, five minutes at most
 */
export const pauseMs = (failures: number): number =>
  Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
