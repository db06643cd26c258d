import { defineErrors } from '@sarn/kernel';

export const consolidationErrors = defineErrors({
  'registry.consolidation-not-allowed': {
    status: 403,
    th: 'แนบฉบับรวมได้เฉพาะนายทะเบียนของคำสั่ง ระเบียบ ข้อบังคับ หรือประกาศที่เผยแพร่แล้ว',
    en: 'Only the registrar of a published order, regulation, rule or announcement keeps its consolidated text.',
  },
  'registry.nothing-amended': {
    status: 409,
    th: 'ถึงวันที่ระบุยังไม่มีการแก้ไขเพิ่มเติมที่มีผลใช้บังคับ จึงยังไม่มีฉบับรวม',
    en: 'No amendment holds on that day yet, so there is nothing to consolidate.',
  },
});
