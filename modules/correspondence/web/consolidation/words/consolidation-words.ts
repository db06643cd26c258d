import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of consolidated texts. */
export const consolidationWords = registerWords('registry-consolidation', { th, en });
