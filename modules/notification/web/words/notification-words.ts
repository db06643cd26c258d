import { notificationErrors } from '@sarn/notification/contract';
import { registerErrors, registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(notificationErrors);

/** Words of the web layer of this module. */
export const notificationWords = registerWords('notification', { th, en });
