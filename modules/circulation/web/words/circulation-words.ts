import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of circulations and of groups of recipients. */
export const circulationWords = registerWords('registry-circulation', { th, en });
