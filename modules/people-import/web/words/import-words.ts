import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the import of people and units. */
export const importWords = registerWords('people-import', { th, en });
