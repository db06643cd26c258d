import { newsKinds } from '@sarn/kernel';

/** Notices to an administrator about planned dissolutions. */
export const unitNews = {
  'unit.ended': { th: 'หน่วยงานสิ้นสุดตามที่กำหนดไว้', en: 'A unit has ended as planned' },
  'unit.ending-failed': {
    th: 'ยุบหรือรวมหน่วยงานตามที่กำหนดไว้ไม่ได้',
    en: 'A unit could not be ended as planned',
  },
} as const;

export const unitDissolutionNews = newsKinds(unitNews, { roles: ['administrator'] });
