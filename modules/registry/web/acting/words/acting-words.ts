import { actingErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
// Pickers and act forms say what the whole room says.
import '../../words/registry-words.ts';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(actingErrors);

/** Words of acting for somebody: the orders, and the chair from which one acts. */
export const actingWords = registerWords('registry-acting', { th, en });
