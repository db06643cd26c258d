import { actingErrors } from '@sarn/organisation/contract';
import { actingActErrors } from '@sarn/delegation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(actingErrors);
registerErrors(actingActErrors);

/** Words of acting for somebody: the orders, and the choice of the acting post. */
export const actingWords = registerWords('registry-acting', { th, en });
