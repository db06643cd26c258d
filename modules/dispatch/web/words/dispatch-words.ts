import { registerErrors, registerWords } from '@sarn/platform-web';
import { dispatchErrors } from '@sarn/dispatch/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(dispatchErrors);

/** Words of outgoing letters. */
export const dispatchWords = registerWords('registry-dispatch', { th, en });
