import { notificationErrors } from '@sarn/notification/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(notificationErrors);

/** Words of the page that links a LINE account. */
export const lineWords = registerWords('notification-line', { th, en });
