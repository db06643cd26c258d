import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of importing registers of an older system. */
export const importWords = registerWords('registry-import', { th, en });
