import { defineErrors } from '@sarn/kernel';

/** Refusals of circulating a document. */
export const circulationErrors = defineErrors({
  'registry.circulation-not-found': {
    status: 404,
    th: 'ไม่พบการเวียนหนังสือนี้ หรือท่านไม่มีสิทธิ์เข้าถึง',
    en: 'The circulation was not found, or you may not see it.',
  },
  'registry.circulation-not-yours': {
    status: 403,
    th: 'ผู้ที่เวียนเรื่องนี้ได้คือเจ้าของเรื่องที่เผยแพร่แล้ว และหัวหน้า ธุรการ หรือเลขานุการของหน่วยงาน เมื่อเรื่องพ้นขั้นร่างแล้ว',
    en: 'A finished document is circulated by its author where it is published, and by heads, clerks and secretaries of units.',
  },
  'registry.circulation-secret': {
    status: 422,
    th: 'หนังสือที่มีชั้นความลับเวียนไม่ได้ ให้ระบุชื่อผู้รับทีละรายแทน',
    en: 'A classified document cannot be circulated; name its readers one by one.',
  },
  'registry.circulation-nobody': {
    status: 422,
    th: 'ไม่มีผู้รับตามที่เลือก กรุณาเลือกหน่วยงาน กลุ่ม หรือบุคคลที่มีผู้ปฏิบัติงานอยู่',
    en: 'Nobody is left to receive it. Please choose units, groups or people.',
  },
  'registry.circulation-closing': {
    status: 422,
    th: 'ปิดเรื่องให้เมื่อรับทราบครบได้ เฉพาะเมื่อให้ผู้รับกดรับทราบ',
    en: 'The matter can close by itself only where recipients are asked to acknowledge.',
  },
  'registry.circulation-too-far': {
    status: 422,
    th: 'ท่านเวียนได้เฉพาะหน่วยงานที่ท่านดูแลและหน่วยงานในสังกัด กรุณานำ “{name}” ออก',
    en: 'You may circulate within the units you answer for. Please take out “{name}”.',
  },
  'registry.circulation-due-past': {
    status: 422,
    th: 'กำหนดอ่านต้องเป็นวันนี้หรือหลังจากนี้',
    en: 'The day by which to read must not be past.',
  },
  'registry.circulation-reminded': {
    status: 409,
    th: 'วันนี้เตือนไปแล้ว เตือนอีกครั้งได้ในวันถัดไป',
    en: 'They were reminded today already. You can remind again tomorrow.',
  },
  'registry.circulation-all-done': {
    status: 409,
    th: 'ทุกคนดำเนินการครบแล้ว จึงไม่มีผู้ที่ต้องเตือน',
    en: 'Everybody is done; there is nobody to remind.',
  },
  'registry.circulation-read': {
    status: 409,
    th: 'มีผู้เปิดอ่านแล้ว {read} คน จึงดึงการเวียนกลับไม่ได้ หากเนื้อหาผิด กรุณาเวียนหนังสือฉบับแก้ไข',
    en: '{read} people have read it, so it cannot be taken back. If it is wrong, circulate a correction.',
  },
  'registry.circulation-passed-on': {
    status: 409,
    th: 'หนังสือนี้ถูกเวียนอีกครั้งหลังจากนั้น กรุณาดึงการเวียนครั้งหลังกลับก่อน',
    en: 'The document was circulated again since. Please take the later circulation back first.',
  },
  'registry.circulation-stays': {
    status: 409,
    th: 'การเวียนครั้งนี้ดึงกลับไม่ได้ เพราะดึงกลับไปแล้ว หรือเวียนก่อนที่ระบบจะเก็บข้อมูลสำหรับดึงกลับ',
    en: 'This circulation cannot be taken back: it was already, or it is older than what is needed for that.',
  },
  'registry.group-not-found': {
    status: 404,
    th: 'ไม่พบกลุ่มผู้รับนี้แล้ว กรุณาโหลดหน้าใหม่',
    en: 'The group of recipients is gone. Please reload the page.',
  },
  'registry.group-not-yours': {
    status: 403,
    th: 'จัดกลุ่มผู้รับได้เฉพาะหัวหน้า ธุรการ หรือเลขานุการของหน่วยงานนั้น',
    en: 'Groups are kept by the head, clerk or secretary of their unit.',
  },
  'registry.group-name-taken': {
    status: 409,
    th: 'หน่วยงานนี้มีกลุ่มชื่อ “{name}” อยู่แล้ว กรุณาตั้งชื่ออื่น',
    en: 'The unit has a group “{name}” already. Please choose another name.',
    field: 'name',
  },
});
