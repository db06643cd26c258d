import { organisationErrors, profileErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(organisationErrors);
registerErrors(profileErrors);

/** Words of the personal record, the picture and the signature. */
export const organisationWords = registerWords('organisation', { th, en });
