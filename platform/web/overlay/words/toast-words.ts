import { registerWords } from '../../words/words.ts';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases about several short messages, of which one is shown. */
export const toastWords = registerWords('platform-toasts', { th, en });
