import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of meeting reports. */
export const meetingWords = registerWords('registry-meeting', { th, en });
