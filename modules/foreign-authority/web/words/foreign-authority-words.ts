import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of the settings of other authorities. */
export const foreignAuthorityWords = registerWords('foreign-authority', { th, en });
