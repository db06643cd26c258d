import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words about two versions of a draft. */
export const differenceWords = registerWords('registry-difference', { th, en });
