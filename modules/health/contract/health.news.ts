import { newsKinds } from '@sarn/kernel';

/** Notices to those who look after the system. */
export const healthNews = {
  'health.failed': { th: 'ระบบมีเรื่องที่ต้องแก้ไข', en: 'The system needs attention' },
} as const;

export const healthNewsKinds = newsKinds(healthNews, { roles: ['administrator'] });
