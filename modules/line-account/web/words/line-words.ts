import { lineErrors } from '@sarn/line-account/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(lineErrors);

/** Words of the page that links a LINE account. */
export const lineWords = registerWords('line-account', { th, en });
