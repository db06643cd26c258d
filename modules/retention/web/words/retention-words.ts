import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of keeping, holding, destroying and handing over documents. */
export const retentionWords = registerWords('registry-retention', { th, en });
