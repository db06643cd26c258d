import { newsKinds } from '@sarn/kernel';

export const batchSigningNewsTerms = {
  'signature.try-again': {
    th: 'ลงนามไม่สำเร็จ กรุณาลงนามอีกครั้ง',
    en: 'A signature failed: please sign again',
  },
  'signature.batch-stopped': {
    th: 'ชุดลงนามหยุดกลางคัน กรุณาลงนามต่อ',
    en: 'A batch of signatures stopped: please go on with it',
  },
} as const;
export type BatchSigningNews = keyof typeof batchSigningNewsTerms;

/** Notifications to the person who signs. */
export const batchSigningNews = newsKinds(batchSigningNewsTerms, { roles: ['head'] });
