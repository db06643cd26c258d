import { registerWords } from '../../words/words.ts';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of typing by voice. */
export const dictationWords = registerWords('platform-dictation', { th, en });
