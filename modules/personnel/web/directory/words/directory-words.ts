import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the synchronisation with the directory. */
export const directoryWords = registerWords('personnel-directory', { th, en });
