import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the page of all notices. */
export const noticeListWords = registerWords('notice-list', { th, en });
