import { defineErrors } from '@sarn/kernel';

export const annotationErrors = defineErrors({
  'annotation.not-with-you': {
    status: 409,
    th: 'หนังสือนี้ไม่ได้รอท่านดำเนินการ จึงเขียนเกษียนบนหนังสือไม่ได้ แต่อ่านและพิมพ์ได้',
    en: 'This document does not wait for you, so you cannot write on it. You can read and print it.',
  },
  'annotation.classified': {
    status: 409,
    th: 'หนังสือที่มีชั้นความลับไม่มีสำเนาที่รวมเกษียน อ่านเกษียนได้บนหน้าของหนังสือในระบบ',
    en: 'No copy of a classified document is made with what was written on it. Read it on its page here.',
  },
  'annotation.no-pages': {
    status: 409,
    th: 'ไฟล์นี้ไม่มีหน้าให้เขียนเกษียน เขียนได้บนไฟล์ PDF และภาพสแกน (JPEG, PNG) ที่เป็นรุ่นปัจจุบันของหนังสือ',
    en: 'This file has no pages to write on. Only current PDF files and scanned pictures (JPEG, PNG) of a document have them.',
  },
  'annotation.page-unknown': {
    status: 422,
    th: 'ไฟล์นี้มี {pages} หน้า ไม่มีหน้า {page}',
    en: 'This file has {pages} pages; it has no page {page}.',
  },
  'annotation.no-stamp': {
    status: 409,
    th: 'หนังสือนี้ยังไม่มีเลขรับ จึงประทับตรารับไม่ได้',
    en: 'This document has no receive number, so it cannot be stamped.',
  },
  'annotation.stamped-already': {
    status: 409,
    th: 'หนังสือนี้ประทับตรารับแล้ว',
    en: 'This document is stamped already.',
  },
  'annotation.no-signature': {
    status: 409,
    th: 'ท่านยังไม่มีภาพลายมือชื่อ เพิ่มได้ที่หน้าข้อมูลส่วนตัว แล้ววางใหม่อีกครั้ง',
    en: 'You have no picture of your signature yet. Add one on your profile, then place it again.',
  },
  'annotation.too-many': {
    status: 409,
    th: 'บนหนังสือฉบับเดียวมีชั้นได้ไม่เกิน {limit} ชั้น',
    en: 'A document can have at most {limit} annotations.',
  },
  'annotation.not-found': {
    status: 404,
    th: 'ไม่พบชั้นบนหนังสือนี้ หรือถอนคืนไปแล้ว',
    en: 'The annotation was not found, or was taken back already.',
  },
  'annotation.unreadable-file': {
    status: 409,
    th: 'ทำไฟล์พร้อมชั้นไม่ได้ เพราะไฟล์ต้นฉบับเปิดไม่ได้ ดาวน์โหลดต้นฉบับได้ตามปกติ',
    en: 'The file with annotations cannot be made, because the original does not open. The original can be downloaded.',
  },
  'annotation.picture-too-large': {
    status: 422,
    th: 'ทำไฟล์พร้อมชั้นไม่ได้ เพราะรูปมีขนาด {width} × {height} จุด ซึ่งใหญ่เกินไป ดาวน์โหลดต้นฉบับได้ตามปกติ',
    en: 'The file with annotations cannot be made: the picture has {width} × {height} pixels, which is too many. The original can be downloaded.',
  },
});
