import { newsKinds } from '@sarn/kernel';

/** Notices to whoever planned a change of a unit. */
export const unitChangeNews = {
  'unit.changed': { th: 'เปลี่ยนแปลงหน่วยงานตามที่กำหนดไว้แล้ว', en: 'A unit was changed as planned' },
  'unit.change-failed': {
    th: 'เปลี่ยนแปลงหน่วยงานตามที่กำหนดไว้ไม่ได้',
    en: 'A unit could not be changed as planned',
  },
} as const;

export const unitChangeNewsKinds = newsKinds(unitChangeNews, { roles: ['administrator'] });
