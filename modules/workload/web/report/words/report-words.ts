import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of the reports on work and on documents of many handoffs. */
export const reportWords = registerWords('registry-report', { th, en });
