import { authenticationErrors } from '@sarn/authentication/contract';
import { registerErrors, registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(authenticationErrors);

/** Words of the sign-in screens. */
export const authenticationWords = registerWords('authentication', { th, en });
