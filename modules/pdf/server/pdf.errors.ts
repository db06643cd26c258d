import { defineErrors } from '@sarn/kernel';

export const pdfErrors = defineErrors({
  'pdf.unsupported-node': {
    status: 422,
    th: 'เนื้อหามีรูปแบบที่พิมพ์ลงกระดาษราชการไม่ได้ ({type}) กรุณานำออกแล้วลองใหม่',
    en: 'The text contains something that cannot be printed in an official document ({type}). Please remove it.',
  },
  'pdf.incomplete': {
    status: 422,
    th: 'ข้อมูลสำหรับพิมพ์หนังสือยังไม่ครบ ({field}) กรุณากรอกให้ครบแล้วลองใหม่',
    en: 'Something needed for printing is missing ({field}). Please complete it and try again.',
  },
  'pdf.too-slow': {
    status: 503,
    th: 'จัดพิมพ์เอกสารไม่เสร็จในเวลาที่กำหนด กรุณาลดความยาวหรือลองใหม่อีกครั้ง',
    en: 'The document could not be typeset in time. Please shorten it or try again.',
  },
  'pdf.font-kind': {
    status: 415,
    th: 'ไฟล์ {file} ไม่ใช่ไฟล์ฟอนต์ กรุณาเลือกไฟล์ .ttf หรือ .otf',
    en: 'The file {file} is not a font. Please choose a .ttf or .otf file.',
  },
  'pdf.font-packed': {
    status: 415,
    th: 'ไฟล์ {file} เป็นฟอนต์สำหรับเว็บ (WOFF) กรุณาใช้ไฟล์ .ttf หรือ .otf ที่ติดตั้งในเครื่องได้',
    en: 'The file {file} is a web font (WOFF). Please use the .ttf or .otf file that is installed on computers.',
  },
  'pdf.font-collection': {
    status: 415,
    th: 'ไฟล์ {file} รวมฟอนต์หลายแบบไว้ในไฟล์เดียว กรุณาใช้ไฟล์แยกทีละแบบ',
    en: 'The file {file} holds several fonts. Please use one file for each face.',
  },
  'pdf.font-broken': {
    status: 422,
    th: 'ไฟล์ฟอนต์ {file} เสียหรือไม่ครบ กรุณาขอไฟล์ใหม่จากแหล่งเดิมแล้วลองอีกครั้ง',
    en: 'The font file {file} is broken or incomplete. Please get it again from its source.',
  },
  'pdf.font-not-embeddable': {
    status: 422,
    th: 'สัญญาอนุญาตในไฟล์ฟอนต์ {file} ไม่ยอมให้ฝังฟอนต์ในเอกสาร จึงใช้พิมพ์หนังสือไม่ได้ กรุณาใช้ฟอนต์อื่นหรือขอสิทธิจากเจ้าของ',
    en: 'The licence in the font file {file} does not allow it to be embedded in documents. Please use another font, or ask its owner.',
  },
  'pdf.font-without-thai': {
    status: 422,
    th: 'ฟอนต์ {file} มีอักษรหรือเลขไทยไม่ครบ ขาด {count} ตัว เช่น {letters}',
    en: 'The font {file} lacks {count} Thai letters or digits, among them {letters}.',
  },
  'pdf.font-too-slow': {
    status: 422,
    th: 'อ่านไฟล์ฟอนต์ไม่เสร็จในเวลาที่กำหนด ไฟล์อาจเสีย กรุณาขอไฟล์ใหม่จากแหล่งเดิม',
    en: 'The font files could not be read in time. They may be broken: please get them again from their source.',
  },
});
