import { newsKinds } from '@sarn/kernel';

/** Notices about proposals of units, to those who may confirm them and to who proposed them. */
export const proposalNews = {
  'unit.proposed': {
    th: 'มีการยุบ รวม หรือแบ่งหน่วยงานรอท่านยืนยัน',
    en: 'The end or split of a unit waits for you',
  },
  'unit.proposal-decided': {
    th: 'ข้อเสนอเกี่ยวกับหน่วยงานได้รับการพิจารณาแล้ว',
    en: 'Your proposal about a unit was decided',
  },
} as const;

export const proposalNewsKinds = newsKinds(proposalNews, { roles: ['administrator'] });
