import { backupErrors } from '@sarn/backup/contract';
import { firstRunErrors } from '@sarn/first-run/contract';
import { numberErrors } from '@sarn/register/contract';
import { secondFactorErrors } from '@sarn/second-factor/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

// A step shows refusals of the modules whose settings it makes.
for (const errors of [firstRunErrors, backupErrors, numberErrors, secondFactorErrors]) {
  registerErrors(errors);
}

/** Words of the first setup. */
export const firstRunWords = registerWords('first-run', { th, en });
