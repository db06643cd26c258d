import { registerWords } from '../../words/words.ts';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases about copying a text. */
export const copyWords = registerWords('copy', { th, en });
