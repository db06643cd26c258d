import { publicQuery } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { getCaptcha } from '../../contract/index.ts';
import type { Captcha } from './captcha.service.ts';

export function captchaRoutes(captcha: Captcha): Route[] {
  return [publicQuery(getCaptcha, async () => ({ challenge: await captcha.challenge() }))];
}
