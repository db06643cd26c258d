import { passwordErrors } from '@sarn/authentication/contract';
import { secondFactorErrors } from '@sarn/second-factor/contract';
import { registerErrors, registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(passwordErrors);
registerErrors(secondFactorErrors);

/** Words of the second factor; loaded when first needed. */
export const secondFactorWords = registerWords('second-factor', { th, en });
