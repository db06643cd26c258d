import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of registering a batch registration. */
export const batchWords = registerWords('registry-bag', { th, en });
