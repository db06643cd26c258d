import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of the dashboard's panels. */
export const homeWords = registerWords('home', { th, en });
