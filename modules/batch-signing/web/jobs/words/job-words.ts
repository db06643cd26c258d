import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of the page of signatures at work. */
export const jobWords = registerWords('signature-jobs', { th, en });
