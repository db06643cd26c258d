import { registerWords } from '@sarn/platform-web/public';
import { en } from './en.ts';
import { th } from './th.ts';

/** Words of the captcha; loaded when it is first needed. */
export const captchaWords = registerWords('captcha', { th, en });
