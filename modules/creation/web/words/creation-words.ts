import { creationErrors } from '@sarn/creation/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(creationErrors);

/** Words of the creation of documents. */
export const creationWords = registerWords('creation', { th, en });
