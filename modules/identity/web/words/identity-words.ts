import { identityErrors } from '@sarn/identity/contract';
import { registerErrors, registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(identityErrors);

/** Words of this room. */
export const identityWords = registerWords('identity', { th, en });
