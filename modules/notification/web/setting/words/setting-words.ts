import { notificationErrors } from '@sarn/notification/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(notificationErrors);

/** Words of the notification settings of the agency. */
export const settingWords = registerWords('notification-setting', { th, en });
