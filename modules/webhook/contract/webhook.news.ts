import { newsKinds } from '@sarn/kernel';

/** Notices to those who look after connected programs. */
export const webhookNews = {
  'webhook.off': { th: 'ระบบหยุดส่งเว็บฮุก', en: 'A webhook was switched off' },
} as const;

export const webhookNewsKinds = newsKinds(webhookNews, { roles: ['administrator'] });
