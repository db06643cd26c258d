import { profileErrors } from '@sarn/identity/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
// Pages of the account also say what the whole room says.
import '../../words/identity-words.ts';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(profileErrors);

/** Words of the own account, apart from those of sign-in so that its screens stay light. */
export const accountWords = registerWords('account', { th, en });
