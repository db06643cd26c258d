import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the queue of arrivals. */
export const arrivalWords = registerWords('registry-arrival', { th, en });
