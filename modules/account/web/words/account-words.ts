import {
  authenticationErrors,
  passwordErrors,
  signInWayErrors,
} from '@sarn/authentication/contract';
import { organisationErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(authenticationErrors);
registerErrors(passwordErrors);
registerErrors(signInWayErrors);
registerErrors(organisationErrors);

/** Words of one's own account. */
export const accountWords = registerWords('account', { th, en });
