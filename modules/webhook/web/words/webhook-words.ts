import { registerErrors, registerWords } from '@sarn/platform-web';
import { webhookErrors } from '@sarn/webhook/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(webhookErrors);

/** Words of the page of webhooks. */
export const webhookWords = registerWords('webhook', { th, en });
