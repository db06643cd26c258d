import { registerErrors, registerWords } from '@sarn/platform-web';
import { sampleRequestErrors } from '@sarn/sample-request/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(sampleRequestErrors);

/** Phrases of the module. */
export const sampleRequestWords = registerWords('sample-request', { th, en });
