import { listErrors } from '@sarn/registry/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
// Lists also say what the whole room says.
import '../../words/registry-words.ts';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(listErrors);

/** Words of the lists, their views and the folders. */
export const listWords = registerWords('registry-list', { th, en });
