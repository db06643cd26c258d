import { registryErrors } from '@sarn/document/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(registryErrors);

/** Phrases of this module. */
export const registryWords = registerWords('registry', { th, en });
