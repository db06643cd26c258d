import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the settings of numbering. */
export const numberingWords = registerWords('registry-numbering', { th, en });
