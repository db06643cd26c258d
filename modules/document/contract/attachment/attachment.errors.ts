import { defineErrors } from '@sarn/kernel';

export const attachmentErrors = defineErrors({
  'registry.file-change-not-allowed': {
    status: 409,
    th: 'ขณะนี้แทนที่ไฟล์ของเอกสารนี้ไม่ได้ หนังสือรับแทนที่ได้โดยนายทะเบียนก่อนปิดเรื่อง ส่วนเอกสารที่ร่างเองแทนที่ได้โดยผู้ร่างขณะเป็นร่าง',
    en: 'The files of this document cannot be replaced now: those of an incoming letter by its registrar until it is closed, those of a draft by its author.',
  },
  'registry.file-not-current': {
    status: 409,
    th: 'ไฟล์นี้ถูกแทนที่หรือถอนไปแล้ว กรุณาโหลดหน้าใหม่เพื่อดูรุ่นล่าสุด',
    en: 'This file was replaced or withdrawn already. Please reload to see the latest version.',
  },
});
