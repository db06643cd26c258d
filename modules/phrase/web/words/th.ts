/** Phrases to write orders and opinions with; th is the source, en must have the same keys. */
export const th = {
  phrase: {
    group: 'สำนวนที่ใช้บ่อย',
    keep: 'เก็บไว้เป็นสำนวนของฉัน',
    remove: 'ลบสำนวน {text}',
    share: 'ใช้ร่วมกันใน{unit}',
    shareThis: 'ใช้ร่วมกันใน{unit} สำนวน {text}',
    sharedBy: '{unitName} · {sharedBy}',
    withdraw: 'นำสำนวน {text} ออกจาก{unit}',
    edit: 'จัดการสำนวน',
    ready: 'เสร็จสิ้น',
    keepSelected: 'เก็บข้อความที่เลือกไว้',
    variables: 'ในสำนวนเขียน {names} ได้ ระบบจะเติมจากแบบฟอร์มให้',
  },
  group: {
    own: 'ของฉัน',
    unit: 'ของกองหรือกลุ่ม',
    agency: 'ของหน่วยงาน',
    usual: 'ทั่วไป',
  },
  text: {
    consider: 'จึงเรียนมาเพื่อโปรดพิจารณา',
    inform: 'จึงเรียนมาเพื่อโปรดทราบ',
    approve: 'จึงเรียนมาเพื่อโปรดพิจารณาอนุมัติ',
    ask: 'จึงเรียนมาเพื่อขอความอนุเคราะห์ และขอขอบคุณมา ณ โอกาสนี้',
    reply: 'ตามหนังสือที่อ้างถึง {{เรียน}}ได้ขอให้',
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
