import { registerWords } from '../../words/words.ts';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases about work without a line to the server. */
export const offlineWords = registerWords('offline', { th, en });
