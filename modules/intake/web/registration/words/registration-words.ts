import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of what the form of registering asks. */
export const registrationWords = registerWords('registration', { th, en });
