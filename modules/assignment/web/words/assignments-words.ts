import { registerErrors, registerWords } from '@sarn/platform-web';
import { workErrors } from '@sarn/assignment/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(workErrors);

/** Words of due dates, reports and reminders. */
export const assignmentsWords = registerWords('registry-assignments', { th, en });
