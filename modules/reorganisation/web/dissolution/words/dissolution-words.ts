import { organisationErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { dissolutionErrors } from '@sarn/reorganisation/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(dissolutionErrors);
registerErrors(organisationErrors);

/** Words of dissolving and merging units. */
export const dissolutionWords = registerWords('registry-ending', { th, en });
