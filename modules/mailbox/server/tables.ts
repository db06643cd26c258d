import { tablesOf } from '@sarn/platform-server';
import type { MailboxTables } from './mailbox.tables.gen.ts';

/** The query builder over the tables of this module. */
export const mailboxTables = tablesOf<MailboxTables>();
