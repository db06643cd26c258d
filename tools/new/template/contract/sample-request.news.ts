import type { NoticeModule } from '@sarn/notification/contract';

/** Name and icon of the module in the bell. */
export const sampleRequestNotices = {
  ...{ th: 'คำขอ', en: 'Requests', icon: 'file-pen' },
} as const satisfies NoticeModule;

/** Notices about requests, as their titles in the bell. */
export const sampleRequestNews = {
  came: { th: 'คำขอรอพิจารณา 1 เรื่อง', en: 'A request to answer' },
  answered: { th: 'คำขอของท่านได้รับคำตอบแล้ว', en: 'Your request was answered' },
} as const;
