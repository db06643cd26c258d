import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of people and agenda of a meeting. */
export const minutesWords = registerWords('minutes', { th, en });
