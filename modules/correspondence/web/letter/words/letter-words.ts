import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of letters going out, stamped letters, certificates, notes and other documents. */
export const letterWords = registerWords('registry-letter', { th, en });
