import { registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

export const federatedWords = registerWords('federated', { th, en });
