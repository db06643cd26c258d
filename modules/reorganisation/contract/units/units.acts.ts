import type { AuditWords } from '@sarn/kernel';

/** Acts on units that the audit trail names beside those of the organisation. */
export const unitsAuditWords: AuditWords = {
  acts: {
    'settings.unit.plan': { th: 'กำหนดการเปลี่ยนแปลงหน่วยงานล่วงหน้า', en: 'Plan a change of a unit' },
    'settings.unit.plan-cancelled': {
      th: 'ยกเลิกกำหนดการเปลี่ยนแปลงหน่วยงาน',
      en: 'Call off a planned change of a unit',
    },
    'settings.unit.plan-failed': {
      th: 'เปลี่ยนแปลงหน่วยงานตามกำหนดไม่ได้',
      en: 'A planned change of a unit could not be carried out',
    },
    'settings.unit.split': { th: 'แบ่งหน่วยงาน', en: 'Split a unit' },
  },
  subjects: {},
};
