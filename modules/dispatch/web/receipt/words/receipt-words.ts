import { registerErrors, registerWords } from '@sarn/platform-web/public';
import { dispatchErrors } from '@sarn/dispatch/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(dispatchErrors);

/** Words of the page for receivers outside. */
export const receiptWords = registerWords('registry-receipt', { th, en });
