import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the register, its print and its proof. */
export const bookWords = registerWords('registry-book', { th, en });
