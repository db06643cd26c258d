import { defineErrors } from '@sarn/kernel';

/** What sending a letter to somebody outside can refuse. */
export const dispatchErrors = defineErrors({
  'registry.mail-address-missing': {
    status: 422,
    th: 'ยังไม่มีที่อยู่อีเมลของ “{name}” กรุณากรอกที่อยู่อีเมล หรือเลือกวิธีส่งอื่น',
    en: 'There is no e-mail address of “{name}”. Please enter one or choose another way.',
  },
  'registry.slips-too-many': {
    status: 422,
    th: 'พิมพ์ใบรับหนังสือได้ครั้งละไม่เกิน {most} ใบ กรุณาเลือกผู้นำส่งทีละคน',
    en: 'At most {most} receipts are printed at once. Please choose one messenger after the other.',
  },
  'registry.mail-too-big': {
    status: 422,
    th: 'ไฟล์แนบรวมกันเมื่อส่งทางอีเมลมีขนาด {size} MB เกินขนาดสูงสุด {most} MB ต่อฉบับ กรุณาลดขนาดไฟล์ หรือเลือกวิธีส่งอื่น',
    en: 'The files make a mail of {size} MB; at most {most} MB can be sent. Please make them smaller or choose another way.',
  },
  'registry.mail-secret': {
    status: 422,
    th: 'หนังสือที่มีชั้นความลับส่งทางอีเมลไม่ได้ กรุณาเลือกวิธีส่งอื่น',
    en: 'Classified letters are not sent by e-mail. Please choose another way.',
  },
  'registry.exchange-unreachable': {
    status: 422,
    th: '“{name}” ยังไม่อยู่ในระบบแลกเปลี่ยนหนังสือราชการ กรุณาเลือกวิธีส่งอื่น',
    en: '“{name}” cannot be reached through the exchange. Please choose another way.',
  },
  'registry.sending-under-way': {
    status: 409,
    th: 'ระบบกำลังส่งหนังสือนี้อยู่ กรุณารอสักครู่แล้วลองใหม่',
    en: 'The letter is being sent right now. Please wait a moment and try again.',
  },
  'registry.recipient-last': {
    status: 409,
    th: 'งดส่งผู้รับทุกรายไม่ได้ หากไม่ส่งหนังสือฉบับนี้แล้วให้ยกเลิกหนังสือ',
    en: 'Not every addressee can be left out. If the letter is not to be sent at all, cancel it.',
  },
  'registry.dispatch-not-found': {
    status: 404,
    th: 'ไม่พบรายการส่งหนังสือนี้ หรือท่านไม่มีสิทธิ์เข้าถึง',
    en: 'The sending was not found, or you may not see it.',
  },
  'registry.dispatch-done': {
    status: 409,
    th: 'รายการส่งนี้บันทึกผลไว้แล้ว กรุณาโหลดหน้าใหม่',
    en: 'What became of this sending is on record already. Please reload the page.',
  },
  'registry.receipt-link': {
    status: 404,
    th: 'ลิงก์ยืนยันการรับหนังสือไม่ถูกต้อง กรุณาเปิดลิงก์จากอีเมลฉบับเดิมอีกครั้ง',
    en: 'This link is not right. Please open it from the mail again.',
  },
  'registry.receipt-expired': {
    status: 410,
    th: 'ลิงก์ยืนยันการรับหนังสือหมดอายุแล้ว กรุณาติดต่อหน่วยงานผู้ส่ง',
    en: 'This link has expired. Please contact the sender.',
  },
  'registry.receipt-known': {
    status: 409,
    th: 'ยืนยันการรับหนังสือฉบับนี้ไว้แล้ว',
    en: 'The receipt of this letter has been confirmed already.',
  },
  'registry.already-dispatched': {
    status: 409,
    th: 'ส่งหนังสือถึงผู้รับบางรายแล้ว จึงยกเลิกไม่ได้',
    en: 'The letter was sent to some addressees already, so it cannot be cancelled.',
  },
  'registry.sending-not-possible': {
    status: 409,
    th: 'ผู้รับที่เลือกส่งแล้ว ยังไม่ได้ส่ง หรือไม่มีในหนังสือนี้ กรุณาโหลดหน้าใหม่แล้วเลือกอีกครั้ง',
    en: 'A chosen addressee was sent to already, was not sent to yet, or is not of this letter. Please reload.',
  },
});
