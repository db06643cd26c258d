import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of what is in force and what changes it. */
export const changeWords = registerWords('registry-change', { th, en });
