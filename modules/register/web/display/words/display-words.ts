import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the settings of registers. */
export const displayWords = registerWords('register-display', { th, en });
