import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the classes of documents. */
export const classWords = registerWords('document-classes', { th, en });
