import { registerErrors, registerWords } from '@sarn/platform-web';
import { dataRequestErrors } from '@sarn/data-request/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(dataRequestErrors);

/** Phrases of the module. */
export const dataRequestWords = registerWords('data-request', { th, en });
