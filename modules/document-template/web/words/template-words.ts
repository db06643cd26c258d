import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Templates with which documents are begun. */
export const templateWords = registerWords('document-template', { th, en });
