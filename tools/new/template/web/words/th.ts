/** Phrases of the module; Thai is the source. */
export const th = {
  title: 'คำขอ',
  empty: 'ยังไม่มีคำขอ',
  make: 'ยื่นคำขอใหม่',
  save: 'บันทึกร่าง',
  subject: 'เรื่อง',
  subjectMissing: 'ระบุเรื่องของคำขอ',
  requester: 'ผู้ยื่นคำขอ',
  reason: 'เหตุผล',
  answer: 'คำตอบ',
  answerMissing: 'ระบุคำตอบอย่างน้อย 3 ตัวอักษร',
  state: 'สถานะ',
  createdAt: 'วันที่',
  print: 'พิมพ์',
  history: 'ประวัติ',
  states: { DRAFT: 'ร่าง', SENT: 'รอพิจารณา', ALLOWED: 'อนุญาต', DENIED: 'ไม่อนุญาต' },
  acts: { send: 'ส่งคำขอ', allow: 'อนุญาต', deny: 'ไม่อนุญาต' },
};
