import { apiProgramErrors } from '@sarn/api-program/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(apiProgramErrors);

/** Words of the page of connected programs. */
export const apiProgramWords = registerWords('api-program', { th, en });
