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

/** What became of a proposal, as who proposed it is told. */
export const proposalOutcomes = {
  applied: {
    th: 'ข้อเสนอเกี่ยวกับหน่วยงานได้รับการยืนยันและดำเนินการแล้ว',
    en: 'Your proposal about a unit was confirmed and carried out',
  },
  refused: {
    th: 'ข้อเสนอเกี่ยวกับหน่วยงานไม่ได้รับการยืนยัน',
    en: 'Your proposal about a unit was not confirmed',
  },
  withdrawn: { th: 'ถอนข้อเสนอเกี่ยวกับหน่วยงานแล้ว', en: 'Your proposal about a unit was withdrawn' },
  void: {
    th: 'ข้อเสนอเกี่ยวกับหน่วยงานพ้นกำหนดโดยไม่มีผู้ยืนยัน',
    en: 'Nobody confirmed your proposal about a unit in time',
  },
  failed: {
    th: 'ดำเนินการตามข้อเสนอเกี่ยวกับหน่วยงานไม่ได้',
    en: 'Your proposal about a unit could not be carried out',
  },
} as const;

export const proposalNewsKinds = newsKinds(proposalNews, { roles: ['administrator'] });
