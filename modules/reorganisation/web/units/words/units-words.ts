import { organisationErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { dissolutionErrors, unitsErrors } from '@sarn/reorganisation/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(dissolutionErrors);
registerErrors(organisationErrors);
registerErrors(unitsErrors);

/** Words of the organisation in the settings. */
export const unitsWords = registerWords('settings-units', { th, en });
