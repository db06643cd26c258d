import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of what is written on pages. */
export const annotationWords = registerWords('annotation', { th, en });
