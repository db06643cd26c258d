import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases for the person for whom one acts, in the dialogs of acts and in the history. */
export const actingForWords = registerWords('registry-acting-for', { th, en });
