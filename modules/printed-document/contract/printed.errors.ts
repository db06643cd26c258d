import { defineErrors } from '@sarn/kernel';

export const printedErrors = defineErrors({
  'printed-document.not-issued': {
    status: 409,
    th: 'หนังสือยังไม่ออก จึงยังไม่มีสำเนา พิมพ์ร่างได้จากหน้าเอกสาร',
    en: 'The document is not issued, so it has no copies yet. Its draft can be printed on its page.',
  },
  'printed-document.no-file-copy': {
    status: 403,
    th: 'สำเนาคู่ฉบับเก็บไว้ที่เจ้าของเรื่องและหน่วยงานสารบรรณ ท่านพิมพ์สำเนาธรรมดาได้',
    en: 'The file copy is kept by the unit that wrote the document and by the registry. You can make a plain copy.',
  },
  'printed-document.not-certifier': {
    status: 403,
    th: 'ผู้รับรองสำเนาต้องดำรงตำแหน่งระดับปฏิบัติงานหรือปฏิบัติการขึ้นไป',
    en: 'Whoever certifies a copy must hold a post with a level, or head a unit.',
  },
  'printed-document.unreadable-file': {
    status: 409,
    th: 'ทำสำเนาไม่ได้ เพราะไฟล์ที่รับมาเปิดไม่ได้ ดาวน์โหลดต้นฉบับได้ตามปกติ',
    en: 'A copy cannot be made, because the received file does not open. The original can be downloaded.',
  },
  'printed-document.no-word': {
    status: 422,
    th: 'ระบุคำเดียวโดยไม่เว้นวรรค',
    en: 'Please give one word, without blanks.',
  },
  'printed-document.word-known': {
    status: 409,
    th: 'ระบบรู้จักคำนี้แล้ว หากยังถูกตัด โปรดแจ้งผู้ดูแลระบบ',
    en: 'The word is known already. If it is still broken, please tell the administrator.',
  },
  'printed-document.words-full': {
    status: 409,
    th: 'หน่วยงานมีคำที่ห้ามตัดบรรทัดครบ {most} คำแล้ว โปรดแจ้งผู้ดูแลระบบให้นำคำที่ไม่ใช้ออก',
    en: 'The agency has {most} such words already. Please ask the administrator to remove some.',
  },
  'printed-document.font-missing': {
    status: 422,
    th: 'กรุณาเลือกไฟล์ฟอนต์ให้ครบ 4 แบบ คือ ปกติ หนา เอน และหนาเอน',
    en: 'Please choose all four font files: regular, bold, italic and bold italic.',
  },
  'printed-document.typefaces-full': {
    status: 409,
    th: 'มีฟอนต์ที่ยังไม่เคยใช้ครบ {most} ชุดแล้ว กรุณาลบชุดที่ไม่ใช้ก่อน',
    en: 'There are {most} fonts already that were never used. Please delete some of them first.',
  },
  'printed-document.no-typeface': {
    status: 404,
    th: 'ไม่พบฟอนต์ชุดนี้ อาจถูกลบไปแล้ว กรุณาเปิดหน้านี้ใหม่',
    en: 'This font is not there any more; it may have been deleted. Please open the page again.',
  },
  'printed-document.typeface-used': {
    status: 409,
    th: 'มีหนังสือที่พิมพ์ด้วยฟอนต์ชุดนี้ จึงลบไม่ได้',
    en: 'Documents were set in this font, so it cannot be deleted.',
  },
  'printed-document.too-many-pages': {
    status: 422,
    th: 'ไฟล์นี้มี {pages} หน้า จัดทำได้ครั้งละไม่เกิน {most} ชุด กรุณาลดจำนวนชุดแล้วจัดทำเพิ่มอีกครั้ง',
    en: 'This file has {pages} pages. At most {most} copies are made at a time; please make fewer now and more afterwards.',
  },
  'printed-document.copies-over': {
    status: 409,
    th: 'สำเนาชุดนี้พิมพ์ได้เฉพาะผู้จัดทำภายใน {minutes} นาทีหลังจัดทำ หากพิมพ์ไม่ทันให้จัดทำชุดใหม่และบันทึกเหตุผล',
    en: 'Only who made these copies prints them, within {minutes} minutes. Please make new ones and say why.',
  },
  'printed-document.none': {
    status: 404,
    th: 'เอกสารนี้ไม่มีแบบพิมพ์ในระบบ เปิดดูหรือพิมพ์จากไฟล์ของเอกสาร',
    en: 'This document has no printed form. Open or print its files.',
  },
});
