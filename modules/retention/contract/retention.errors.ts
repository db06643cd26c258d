import { defineErrors } from '@sarn/kernel';

/** What keeping and destroying documents can refuse. */
export const retentionErrors = defineErrors({
  'registry.kept-none': {
    status: 404,
    th: 'ไม่มีหนังสือที่เก็บในช่วงเวลาหรือแฟ้มที่เลือก',
    en: 'No document was closed in this time, or in this folder.',
  },
  'registry.kept-too-many': {
    status: 422,
    th: 'มี {rows} เรื่อง พิมพ์ได้ครั้งละไม่เกิน {most} เรื่อง กรุณาเลือกส่วนที่จะพิมพ์',
    en: 'There are {rows} documents, and at most {most} are printed at once. Please choose which part to print.',
  },
  'registry.retention-unknown': {
    status: 422,
    th: 'ไม่พบอายุการเก็บที่เลือก หรือเลิกใช้แล้ว กรุณาเลือกใหม่',
    en: 'This retention class is unknown or no longer used. Please choose another.',
  },
  'registry.retention-too-short': {
    status: 422,
    th: 'อายุการเก็บนี้ต้องไม่น้อยกว่า {least} ปีตามระเบียบ',
    en: 'By the regulation this class is kept for {least} years at least.',
  },
  'registry.retention-list-not-found': {
    status: 404,
    th: 'ไม่พบบัญชีนี้ หรือท่านไม่มีสิทธิ์เข้าถึง',
    en: 'The list was not found, or you may not see it.',
  },
  'registry.retention-list-moved': {
    status: 409,
    th: 'บัญชีนี้เปลี่ยนขั้นตอนไปแล้ว กรุณาโหลดหน้าใหม่',
    en: 'The list has moved on. Please reload the page.',
  },
  'registry.retention-not-yours': {
    status: 403,
    th: 'ขั้นตอนนี้เป็นหน้าที่ของ{who}',
    en: 'This step is for {who}.',
  },
  'registry.retention-empty': {
    status: 422,
    th: 'บัญชีต้องมีหนังสืออย่างน้อยหนึ่งเรื่อง',
    en: 'The list needs at least one document.',
  },
  'registry.retention-too-many': {
    status: 422,
    th: 'บัญชีหนึ่งมีได้ไม่เกิน {most} เรื่อง กรุณาแยกเป็นหลายบัญชี',
    en: 'A list holds {most} documents at most. Please make several.',
  },
  'registry.retention-protected': {
    status: 422,
    th: '“{title}” ใส่ในบัญชีไม่ได้ เพราะ{why}',
    en: '“{title}” cannot be put on the list: {why}.',
  },
  'registry.retention-listed': {
    status: 409,
    th: '“{title}” อยู่ในบัญชีอื่นที่ยังไม่เสร็จสิ้น',
    en: '“{title}” is on another list that is not done.',
  },
  'registry.retention-committee': {
    status: 422,
    th: 'คณะกรรมการต้องมีประธานและกรรมการอีกอย่างน้อย 2 คน ชื่อไม่ซ้ำกัน พร้อมเลขที่และวันที่คำสั่งแต่งตั้ง',
    en: 'The committee needs a chairperson and two more people at least, each once, and its order.',
  },
  'registry.retention-member-answered': {
    status: 409,
    th: 'กรรมการคนนี้ให้ความเห็นแล้ว จึงไม่ต้องตั้งผู้อื่นแทน',
    en: 'This member has answered already: nobody is needed in their place.',
  },
  'registry.retention-member-known': {
    status: 422,
    th: 'เลือกผู้ที่ไม่ได้เป็นและไม่เคยเป็นกรรมการของบัญชีนี้',
    en: 'Choose somebody who is not on this committee and was not before.',
  },
  'registry.retention-member-suspended': {
    status: 422,
    th: 'บัญชีผู้ใช้ของ{name}ถูกระงับ จึงให้ความเห็นไม่ได้ เลือกผู้อื่น',
    en: 'The account of {name} is suspended, so they cannot answer. Choose somebody else.',
  },
  'registry.retention-opinions': {
    status: 422,
    th: 'ความเห็นที่ไม่ใช่ “ทำลาย” ต้องระบุเหตุผล และการขยายเวลาต้องระบุจำนวนปี',
    en: 'Whoever wants a document kept gives a reason; keeping longer needs the number of years.',
  },
  'registry.retention-archives-early': {
    status: 422,
    th: 'หอจดหมายเหตุแห่งชาติยังไม่ตอบ และยังไม่ครบ 60 วัน ถือว่าเห็นชอบได้ตั้งแต่วันที่ {day}',
    en: 'The National Archives have not answered and 60 days are not over. Silence counts from {day}.',
  },
  'registry.retention-day-wrong': {
    status: 422,
    th: 'วันที่ต้องไม่ก่อนวันอนุมัติหรือวันที่ส่ง และไม่เกินวันนี้',
    en: 'The day must not be before the approval or the sending, nor after today.',
  },
  'registry.hold-not-found': {
    status: 404,
    th: 'ไม่พบการระงับการทำลายนี้ หรือยกเลิกไปแล้ว',
    en: 'The hold was not found, or is lifted already.',
  },
  'registry.hold-too-late': {
    status: 409,
    th: 'หนังสือนี้ถูกทำลายตามบัญชีแล้ว จึงระงับไม่ได้',
    en: 'The document is destroyed already and can no longer be held.',
  },
  'registry.document-destroyed': {
    status: 409,
    th: 'เนื้อหาของหนังสือนี้ทำลายแล้วตามบัญชี เหลือเพียงรายการในทะเบียน จึงดำเนินการต่อไม่ได้',
    en: 'The content of this document is destroyed. Only its register entry is left.',
  },
  'registry.year-not-over': {
    status: 422,
    th: 'ปิดทะเบียนได้เฉพาะปีที่สิ้นสุดแล้ว',
    en: 'Only the register of a year that is over can be closed.',
  },
  'registry.year-reserved': {
    status: 409,
    th: 'ยังมีเลขที่จองค้างอยู่ {count} เลข กรุณายกเลิกหรือคืนเลขก่อนปิดทะเบียน',
    en: '{count} numbers are still reserved. Please void or release them first.',
  },
  'registry.year-closed': {
    status: 409,
    th: 'ทะเบียนของปีนี้ปิดแล้ว จึงออกเลขเพิ่มไม่ได้',
    en: 'The register of this year is closed and gives no more numbers.',
  },
  'registry.closed-by-units': {
    status: 409,
    th: 'เรื่องนี้ปิดโดยหน่วยงานผู้รับ กรุณาให้หัวหน้าหน่วยงานนั้นเปิดเรื่องใหม่',
    en: 'The units that received it closed it. Please ask their head to reopen it there.',
  },
});
