import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of searching. */
export const searchWords = registerWords('registry-search', { th, en });
