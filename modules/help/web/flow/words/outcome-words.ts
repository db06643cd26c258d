import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the part of the help page that names the outcome of unusual events. */
export const outcomeWords = registerWords('registry-outcomes', { th, en });
