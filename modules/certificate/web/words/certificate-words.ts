import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of certificates. */
export const certificateWords = registerWords('certificate', { th, en });
