import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases to pick in the forms of acts. */
export const phraseWords = registerWords('phrase', { th, en });
