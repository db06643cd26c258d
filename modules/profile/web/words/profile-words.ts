import { profileErrors } from '@sarn/profile/contract';
import { organisationErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(organisationErrors);
registerErrors(profileErrors);

/** Words of the personal record, the picture and the signature. */
export const profileWords = registerWords('organisation', { th, en });
