import { listErrors } from '@sarn/worklist/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(listErrors);

/** Phrases of the lists, their views and the folders. */
export const listWords = registerWords('registry-list', { th, en });
