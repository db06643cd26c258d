import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of what does not follow a unit by itself. */
export const leftWords = registerWords('reorganisation-left', { th, en });
