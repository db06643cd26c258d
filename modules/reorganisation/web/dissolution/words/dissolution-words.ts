import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of dissolving and merging units. */
export const dissolutionWords = registerWords('registry-ending', { th, en });
