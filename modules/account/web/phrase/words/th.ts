/** Phrases to write orders and opinions with; th is the source, en must have the same keys. */
export const th = {
  phrase: {
    group: 'สำนวนที่ใช้บ่อย',
    keep: 'เก็บไว้เป็นสำนวนของฉัน',
    remove: 'ลบสำนวน {text}',
    edit: 'จัดการสำนวนของฉัน',
    ready: 'เสร็จสิ้น',
  },
  order: {
    known: 'ทราบ',
    asProposed: 'ดำเนินการตามเสนอ',
    assign: 'มอบ … ดำเนินการ',
    circulate: 'แจ้งเวียนให้ทราบและถือปฏิบัติ',
  },
  opinion: {
    inform: 'เพื่อโปรดทราบ',
    consider: 'เพื่อโปรดพิจารณา',
    agree: 'เห็นชอบตามเสนอ',
  },
  proposal: {
    assign: 'เห็นควรมอบ … ดำเนินการ',
    circulate: 'เห็นควรแจ้งเวียนให้ทราบ',
    approve: 'เห็นควรอนุมัติตามเสนอ',
  },
  work: {
    act: 'โปรดดำเนินการ',
    report: 'โปรดดำเนินการและรายงานผล',
    draft: 'โปรดร่างหนังสือตอบ',
  },
};
