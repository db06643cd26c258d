import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the accounts in use, and of those that are suspended or closed. */
export const accountWords = registerWords('personnel-account', { th, en });
