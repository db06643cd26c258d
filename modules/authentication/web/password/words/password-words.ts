import { passwordErrors } from '@sarn/authentication/contract';
import { organisationErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(passwordErrors);
registerErrors(organisationErrors);

/** Words of forgotten and new passwords; not loaded by the sign-in page. */
export const passwordWords = registerWords('authentication-password', { th, en });
