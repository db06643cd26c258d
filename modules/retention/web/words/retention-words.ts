import { registerErrors, registerWords } from '@sarn/platform-web';
import { retentionErrors } from '@sarn/retention/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(retentionErrors);

/** Words of keeping, holding, destroying and handing over documents. */
export const retentionWords = registerWords('registry-retention', { th, en });
