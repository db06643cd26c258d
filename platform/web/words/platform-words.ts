import { en } from './en.ts';
import { th } from './th.ts';
import { registerWords } from './words.ts';

/** Words of the components themselves. */
export const platformWords = registerWords('platform', { th, en });
