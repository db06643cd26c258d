import { registerWords } from '../../words/words.ts';
import { en } from './en.ts';
import { th } from './th.ts';

/** Loaded with the editor: the sign-in screens have none. */
export const editorWords = registerWords('platform-editor', { th, en });
