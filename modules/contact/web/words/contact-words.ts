import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the address book. */
export const contactWords = registerWords('registry-contact', { th, en });
