import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

export const settingsWords = registerWords('settings-centre', { th, en });
