import { configurationErrors } from '@sarn/configuration/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(configurationErrors);

/** Words of the values of the deployment. */
export const configurationWords = registerWords('configuration', { th, en });
