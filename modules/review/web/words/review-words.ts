import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of remarks on drafts. */
export const reviewWords = registerWords('review', { th, en });
