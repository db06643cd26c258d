import { defineErrors } from '@sarn/kernel';

/** Refusals of the file store. A file that the caller may not read is reported as not found. */
export const fileErrors = defineErrors({
  'file.view-only': {
    status: 403,
    th: 'ไฟล์ “{name}” เป็นไฟล์ชั้นความลับ ท่านไม่ได้รับอนุญาตให้ดาวน์โหลด บนหน้าจอแสดงได้เฉพาะไฟล์พีดีเอฟและรูปภาพ หากต้องใช้ไฟล์นี้ ขอสิทธิดาวน์โหลดจากนายทะเบียนข้อมูลข่าวสารลับหรือเจ้าของเรื่อง',
    en: '“{name}” is a classified file: you may not save it, and only PDFs and pictures are shown on screen. If you need it, ask the registrar of classified documents or the originator for the right to save it.',
  },
  'file.too-many-pixels': {
    status: 422,
    th: 'รูป “{name}” มีขนาด {width} × {height} จุด ใหญ่เกินกว่าจะแสดงพร้อมลายน้ำ กรุณาขอให้เจ้าของเรื่องแนบรูปที่เล็กกว่านี้',
    en: 'The picture “{name}” has {width} × {height} pixels, too many to be shown with its marks. Please ask the originator for a smaller one.',
  },
  'file.marking-too-slow': {
    status: 503,
    th: 'ทำสำเนาที่มีลายน้ำหรือเครื่องหมายไม่เสร็จในเวลาที่กำหนด กรุณาลองใหม่ หากยังไม่สำเร็จ ขอให้เจ้าของเรื่องแนบไฟล์ที่สั้นกว่านี้',
    en: 'The copy with its marks was not made in time. Please try again; if that does not help, ask the originator for a shorter file.',
  },
  'file.not-found': {
    status: 404,
    th: 'ไม่พบไฟล์ที่ต้องการ ไฟล์อาจถูกลบแล้วหรือท่านไม่มีสิทธิ์เข้าถึง',
    en: 'The file was not found. It may have been removed, or you may not see it.',
  },
  'file.none': {
    status: 422,
    th: 'กรุณาเลือกไฟล์ที่จะอัปโหลดอย่างน้อยหนึ่งไฟล์',
    en: 'Please choose at least one file to upload.',
  },
  'file.too-many-pending': {
    status: 429,
    th: 'ท่านมีไฟล์ที่อัปโหลดแล้วแต่ยังไม่ได้แนบกับเรื่องใดครบ {limit} ไฟล์ กรุณาบันทึกเรื่องหรือลบไฟล์เหล่านั้นก่อน',
    en: 'You have {limit} uploaded files that are attached to nothing yet. Please save or discard them first.',
  },
  'file.empty': {
    status: 422,
    th: 'ไฟล์ {name} ไม่มีข้อมูล กรุณาเลือกไฟล์ใหม่',
    en: 'The file {name} is empty. Please choose another.',
  },
  'file.too-large': {
    status: 413,
    th: 'ไฟล์ {name} มีขนาดเกิน {limit} กรุณาลดขนาดหรือแบ่งไฟล์แล้วอัปโหลดใหม่',
    en: 'The file {name} is larger than {limit}. Please make it smaller or split it.',
  },
  'file.type-not-allowed': {
    status: 415,
    th: 'ไม่รับไฟล์ {name} เพราะไม่ใช่ชนิดที่กำหนด กรุณาใช้ PDF รูปภาพ เอกสารสำนักงาน หรือข้อความ',
    en: 'The file {name} is of a kind that is not accepted. Please use PDF, a picture, an office document or text.',
  },
  'file.extension-mismatch': {
    status: 415,
    th: 'นามสกุลของไฟล์ {name} ไม่ตรงกับเนื้อหา ไฟล์นี้ควรลงท้ายด้วย .{expected} กรุณาตรวจสอบแล้วอัปโหลดใหม่',
    en: 'The name of {name} does not fit its content, which should end in .{expected}. Please check and upload again.',
  },
  'file.pdf-unreadable': {
    status: 422,
    th: 'เปิดไฟล์ {name} ไม่ได้ เพราะไม่ใช่ PDF ที่สมบูรณ์ กรุณาสแกนหรือบันทึกใหม่แล้วอัปโหลดอีกครั้ง',
    en: 'The file {name} cannot be read as a PDF. Please scan or save it again and upload it.',
  },
  'file.pdf-protected': {
    status: 422,
    th: 'ไฟล์ {name} ตั้งรหัสผ่านไว้ กรุณาปลดรหัสผ่านแล้วอัปโหลดใหม่',
    en: 'The file {name} is protected by a password. Please remove the password and upload it again.',
  },
  'file.infected': {
    status: 422,
    th: 'ไม่รับไฟล์ {name} เพราะโปรแกรมตรวจไวรัสพบสิ่งที่เป็นอันตราย กรุณาติดต่อผู้ดูแลระบบและอย่าเปิดไฟล์นี้',
    en: 'The file {name} is not accepted: the virus scanner found something harmful. Please tell your administrator and do not open it.',
  },
  'file.scanner-away': {
    status: 503,
    th: 'ขณะนี้ตรวจไวรัสไม่ได้ จึงยังรับไฟล์ไม่ได้ กรุณาลองใหม่ภายหลังหรือแจ้งผู้ดูแลระบบ',
    en: 'Files cannot be checked for viruses now, so none are taken. Please try again later or tell your administrator.',
  },
  'file.scanner-limit': {
    status: 413,
    th: 'ไฟล์ใหญ่กว่าที่โปรแกรมตรวจไวรัสรับได้ กรุณาลดขนาดไฟล์หรือแจ้งผู้ดูแลระบบ',
    en: 'The file is larger than the virus scanner takes. Please make it smaller or tell your administrator.',
  },
});
