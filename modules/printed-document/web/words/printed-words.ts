import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of printed pages. */
export const printedWords = registerWords('printed-document', { th, en });
