import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of habits and kept lists. */
export const routingWords = registerWords('registry-routing', { th, en });
