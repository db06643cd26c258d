import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of digital signatures. */
export const signatureWords = registerWords('signature', { th, en });
