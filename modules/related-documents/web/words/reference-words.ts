import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the links between documents. */
export const referenceWords = registerWords('registry-reference', { th, en });
