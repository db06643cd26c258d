import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

export const routeWords = registerWords('document-route', { th, en });
