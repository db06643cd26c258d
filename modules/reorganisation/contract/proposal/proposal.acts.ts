import type { AuditWords } from '@sarn/kernel';

/** What is done with proposals of units. */
export const proposalAuditWords: AuditWords = {
  acts: {
    'settings.unit.proposed': {
      th: 'เสนอยุบ รวม หรือแบ่งหน่วยงาน รอผู้ดูแลอีกคนยืนยัน',
      en: 'Propose the end or split of a unit to a second person',
    },
    'settings.unit.proposal-confirmed': {
      th: 'ยืนยันการยุบ รวม หรือแบ่งหน่วยงานที่ผู้อื่นเสนอ',
      en: 'Confirm the end or split of a unit',
    },
    'settings.unit.proposal-refused': {
      th: 'ไม่ยืนยันการยุบ รวม หรือแบ่งหน่วยงาน',
      en: 'Refuse the end or split of a unit',
    },
    'settings.unit.proposal-withdrawn': {
      th: 'ถอนข้อเสนอยุบ รวม หรือแบ่งหน่วยงาน',
      en: 'Withdraw the end or split of a unit',
    },
    'settings.unit.proposal-void': {
      th: 'ข้อเสนอยุบ รวม หรือแบ่งหน่วยงานหมดเวลา',
      en: 'The proposal about a unit was not decided in time',
    },
    'settings.unit.proposal-alone': {
      th: 'ดำเนินการตามข้อเสนอเอง เพราะไม่มีผู้ดูแลคนอื่น',
      en: 'Carry out a proposal without a second person: there is none',
    },
    'settings.unit.proposal-failed': {
      th: 'ดำเนินการตามข้อเสนอเกี่ยวกับหน่วยงานไม่ได้',
      en: 'A proposal about a unit could not be carried out',
    },
  },
  subjects: {},
};
