import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of classified documents, their readers and who is cleared. */
export const secretWords = registerWords('registry-secret', { th, en });
