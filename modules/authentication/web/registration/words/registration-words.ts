import { signInWayErrors } from '@sarn/authentication/contract';
import { organisationErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(signInWayErrors);
registerErrors(organisationErrors);

/** Words of requests for accounts. */
export const registrationWords = registerWords('registration', { th, en });
