import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of employments: adding people, transfers, leaving office. */
export const recordWords = registerWords('personnel-record', { th, en });
