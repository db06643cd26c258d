import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of consent, user panel, idle time-out and the own password, apart so that sign-in stays light. */
export const sessionWords = registerWords('session', { th, en });
