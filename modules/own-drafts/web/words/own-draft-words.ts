import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the list of own drafts. */
export const ownDraftWords = registerWords('registry-own-drafts', { th, en });
