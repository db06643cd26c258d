import { registerErrors, registerWords } from '@sarn/platform-web';
import { numberErrors } from '@sarn/register/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(numberErrors);

/** Words of the register, its print and its proof. */
export const bookWords = registerWords('registry-book', { th, en });
