import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words for whom one acts, at the acts and in the history. */
export const actingForWords = registerWords('registry-acting-for', { th, en });
