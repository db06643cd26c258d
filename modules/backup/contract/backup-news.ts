import { newsKinds } from '@sarn/kernel';

/** Notices to those who look after backups. */
export const backupNews = {
  'backup.failed': { th: 'สำรองข้อมูลประจำวันไม่สำเร็จ', en: 'The daily backup was not made' },
} as const;

export const backupNewsKinds = newsKinds(backupNews, { roles: ['administrator'] });
