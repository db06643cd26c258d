import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of usual recipients and saved lists. */
export const routingWords = registerWords('registry-routing', { th, en });
