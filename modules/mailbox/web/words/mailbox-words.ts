import { mailboxErrors } from '@sarn/mailbox/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(mailboxErrors);

/** Words of the mailbox screens. */
export const mailboxWords = registerWords('mailbox', { th, en });
