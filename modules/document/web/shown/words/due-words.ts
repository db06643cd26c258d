import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of the field for a due date. */
export const dueWords = registerWords('registry-due', { th, en });
