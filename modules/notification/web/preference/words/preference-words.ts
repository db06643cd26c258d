import { notificationErrors } from '@sarn/notification/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(notificationErrors);

/** Words of one's own notification settings. */
export const preferenceWords = registerWords('notification-preference', { th, en });
