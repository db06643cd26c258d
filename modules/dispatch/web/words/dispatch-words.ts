import { registerErrors, registerWords } from '@sarn/platform-web';
import { dispatchErrors } from '@sarn/dispatch/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(dispatchErrors);

/** Words of letters on their way out. */
export const dispatchWords = registerWords('registry-dispatch', { th, en });
