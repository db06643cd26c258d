import { newsKinds } from '@sarn/kernel';

/** Notices about orders of acting, to who acts by them. */
export const actingNews = {
  'acting.begun': { th: 'ท่านได้รับมอบให้ปฏิบัติหน้าที่แทน', en: 'You act for another by an order' },
  'acting.ended': {
    th: 'คำสั่งให้ท่านปฏิบัติหน้าที่แทนสิ้นสุดก่อนกำหนด',
    en: 'An order by which you acted for another has ended early',
  },
} as const;

export const actingNewsKinds = newsKinds(actingNews, { roles: ['holder'] });
