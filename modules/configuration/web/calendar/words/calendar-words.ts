import { calendarErrors } from '@sarn/organisation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(calendarErrors);

/** Words of the holiday calendar. */
export const calendarWords = registerWords('calendar', { th, en });
