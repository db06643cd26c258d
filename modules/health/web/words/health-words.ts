import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the page of the state of the system. */
export const healthWords = registerWords('health', { th, en });
