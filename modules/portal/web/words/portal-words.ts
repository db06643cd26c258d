import { registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of this room. */
export const portalWords = registerWords('portal', { th, en });
