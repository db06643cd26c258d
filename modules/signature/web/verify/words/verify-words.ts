import { registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of the public page of verification. */
export const verifyWords = registerWords('verify', { th, en });
