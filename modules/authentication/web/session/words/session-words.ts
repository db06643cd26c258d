import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of consent, user panel, idle time-out and own password; sign-in does not load them. */
export const sessionWords = registerWords('session', { th, en });
