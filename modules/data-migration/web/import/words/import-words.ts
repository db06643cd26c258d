import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of bringing in registers of an older system. */
export const importWords = registerWords('registry-import', { th, en });
