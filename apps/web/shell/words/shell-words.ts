import { registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';
import { thsarn } from './thsarn.ts';

/** Phrases of the frame. */
export const shellWords = registerWords('shell', { th, en, thsarn });
