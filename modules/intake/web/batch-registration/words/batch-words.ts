import { registerErrors, registerWords } from '@sarn/platform-web';
import { incomingErrors } from '@sarn/intake/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(incomingErrors);

/** Words of batch registration. */
export const batchWords = registerWords('registry-bag', { th, en });
