import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases for the files of a document and their versions. */
export const attachmentWords = registerWords('registry-attachment', { th, en });
