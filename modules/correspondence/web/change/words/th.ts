/** Words of what is in force and what changes it; th is the source. */
export const th = {
  title: 'ผลใช้บังคับ',
  from: 'ตั้งแต่ {date}',
  open: 'เปิด {title}',
  number: 'ที่ {no}',
  field: 'แก้ไข ยกเลิก หรือใช้แทนเอกสารที่เผยแพร่แล้ว',
  fieldHint: 'ค้นหาด้วยชื่อเรื่องหรือเลขที่ มีผลในวันที่เอกสารนี้ใช้บังคับ',
  how: 'เอกสารนี้',
  remove: 'นำ {title} ออก',
};
