import { registerErrors, registerWords } from '@sarn/platform-web';
import { letterErrors } from '@sarn/correspondence/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(letterErrors);

/** Words of outgoing letters, stamped letters, certificates, notes and other documents. */
export const letterWords = registerWords('registry-letter', { th, en });
