import { backupErrors } from '@sarn/backup/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(backupErrors);

/** Words of the backup screen. */
export const backupWords = registerWords('backup', { th, en });
