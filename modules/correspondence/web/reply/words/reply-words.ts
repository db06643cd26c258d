import { registerErrors, registerWords } from '@sarn/platform-web';
import { replyErrors } from '@sarn/correspondence/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(replyErrors);

/** Words of letters that answer each other. */
export const replyWords = registerWords('registry-reply', { th, en });
