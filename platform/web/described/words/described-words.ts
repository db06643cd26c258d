import { registerWords } from '../../words/words.ts';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the screen of described tables. */
export const describedWords = registerWords('described', { th, en });
