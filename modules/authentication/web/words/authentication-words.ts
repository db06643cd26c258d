import { authenticationErrors } from '@sarn/authentication/contract';
import { organisationErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(authenticationErrors);
registerErrors(organisationErrors);

/** Words of the sign-in screens. */
export const authenticationWords = registerWords('authentication', { th, en });
