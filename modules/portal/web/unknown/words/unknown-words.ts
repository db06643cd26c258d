import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

export const unknownWords = registerWords('unknown-address', { th, en });
