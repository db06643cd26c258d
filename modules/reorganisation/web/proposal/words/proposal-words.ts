import { organisationErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { dissolutionErrors, proposalErrors, unitsErrors } from '@sarn/reorganisation/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(dissolutionErrors);
registerErrors(proposalErrors);
registerErrors(unitsErrors);
registerErrors(organisationErrors);

/** Words of what waits for a second administrator. */
export const proposalWords = registerWords('unit-proposal', { th, en });
