import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the pages of signatures. */
export const laterWords = registerWords('settings-signatures', { th, en });
