import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the page on which documents are begun. */
export const startWords = registerWords('document-start', { th, en });
