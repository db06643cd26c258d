import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the settings of registration points. */
export const pointWords = registerWords('registration-points', { th, en });
