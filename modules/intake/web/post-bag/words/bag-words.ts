import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of registering a post bag. */
export const bagWords = registerWords('registry-bag', { th, en });
