import { accessErrors } from '@sarn/access-control/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(accessErrors);

/** Words of the settings of rights. */
export const accessWords = registerWords('access', { th, en });
