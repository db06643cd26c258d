import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of the settings of time stamps. */
export const timestampWords = registerWords('signature-time', { th, en });
