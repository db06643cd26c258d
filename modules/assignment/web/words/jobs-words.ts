import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of due dates, reports and reminders. */
export const assignmentsWords = registerWords('registry-jobs', { th, en });
