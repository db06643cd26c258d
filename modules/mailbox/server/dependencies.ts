import type { FileService } from '@sarn/file/server';
import type { Handle, NamesPeople, Platform, Tx } from '@sarn/platform-server';
import type { DeliveredLetter } from '@sarn/intake/contract';
import type { MailboxSettings } from './mailbox.settings.ts';
import type { MailReport } from './report.rules.ts';

/** What the mailbox needs from other modules; the composition gives it. */
export interface MailboxNeeds {
  readonly files: FileService;
  readonly organisation: NamesPeople & {
    rootUnit(h: Handle): Promise<{ readonly nameTh: string }>;
  };
  /** Puts a letter into the queue of arrivals; null: this message has come before. */
  readonly bring: (tx: Tx, letter: DeliveredLetter) => Promise<string | null>;
  /** Kind of owner under which the queue keeps its files. */
  readonly ownerKind: string;
  /** Called with the result of mails that the agency sent, known by their Message-ID. */
  readonly reported: (tx: Tx, report: MailReport) => Promise<void>;
}

export interface MailboxDependencies extends MailboxNeeds {
  readonly platform: Platform;
  /** Null: the agency has no mailbox here. */
  readonly settings: MailboxSettings | null;
}
