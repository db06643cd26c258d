import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of signing several documents at once. */
export const batchWords = registerWords('signature-batch', { th, en });
