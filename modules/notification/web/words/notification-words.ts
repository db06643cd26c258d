import { notificationErrors } from '@sarn/notification/contract';
import { registerErrors, registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(notificationErrors);

/** Words of this room. */
export const notificationWords = registerWords('notification', { th, en });
