import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of this room. */
export const fileWords = registerWords('file', { th, en });
