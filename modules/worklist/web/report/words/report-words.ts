import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the reports on work and on papers of many hands. */
export const reportWords = registerWords('registry-report', { th, en });
