import { registerWords } from '@sarn/platform-web';

const th = {
  title: 'สำเนาหนังสือลับ',
  none: 'ยังไม่มีสำเนาที่จัดทำในระบบ',
  make: 'จัดทำสำเนา',
  one: 'ชุดที่ {first}',
  many: 'ชุดที่ {first}–{last}',
  pages: 'ตัวหนังสือ',
  permitted: 'อนุญาตโดย {name}',
  print: 'พิมพ์',
  printing: 'พิมพ์ สำเนา {numbers}',
  onlyNow: 'พิมพ์ได้เฉพาะผู้จัดทำ ภายใน {minutes} นาทีหลังจัดทำ',
  text: 'สำเนาทุกหน้ามีชั้นความลับและเลขชุด ระบบลงทะเบียนควบคุมและบันทึกประวัติทุกครั้ง',
  source: 'สำเนาของ',
  count: 'จำนวนชุด',
  countError: 'ครั้งละ 1 ถึง {most} ชุด',
  permittedBy: 'ผู้อนุญาต',
  permittedHint: 'ชื่อและตำแหน่งผู้อนุญาต หรือเลขที่คำสั่ง',
  permittedMissing: 'กรุณาระบุผู้อนุญาต',
  reason: 'เหตุผล',
  reasonMissing: 'กรุณาระบุเหตุผลอย่างน้อย 5 ตัวอักษร',
  done: 'ลงทะเบียนสำเนา {numbers} แล้ว',
  doneText: 'กดพิมพ์ที่รายการสำเนาของหนังสือนี้',
};

const en: typeof th = {
  title: 'Copies of the classified document',
  none: 'No copies were made in the system',
  make: 'Make copies',
  one: 'Copy {first}',
  many: 'Copies {first}–{last}',
  pages: 'The document itself',
  permitted: 'Permitted by {name}',
  print: 'Print',
  printing: 'Print: {numbers}',
  onlyNow: 'Only who made them prints them, within {minutes} minutes',
  text: 'Every page has the class and the number of its copy. Each making is entered in the control register and the history.',
  source: 'Copies of',
  count: 'How many',
  countError: '1 to {most} copies at a time',
  permittedBy: 'Permitted by',
  permittedHint: 'Name and post of who gave permission, or the number of the order',
  permittedMissing: 'Please say who gave permission',
  reason: 'Reason',
  reasonMissing: 'Please give a reason of at least 5 characters',
  done: '{numbers} entered',
  doneText: 'Print them from the list of copies of this document.',
};

/** Words of the numbered copies of classified documents. */
export const classifiedCopyWords = registerWords('classified-copy', { th, en });
