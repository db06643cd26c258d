import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the file screens. */
export const fileWords = registerWords('file', { th, en });
