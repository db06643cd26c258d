/** Channels by which letters come from elsewhere. */
export const arrivalSources = {
  mailbox: { th: 'กล่องจดหมายกลาง', en: 'Agency mailbox' },
  exchange: { th: 'ระบบแลกเปลี่ยนหนังสือ', en: 'Letter exchange' },
} as const;
export type ArrivalSource = keyof typeof arrivalSources;

/** States of a letter from elsewhere. */
export const arrivalStates = {
  waiting: { th: 'รอลงทะเบียนรับ', en: 'To be registered' },
  registered: { th: 'ลงทะเบียนรับแล้ว', en: 'Registered' },
  refused: { th: 'ปฏิเสธการรับ', en: 'Refused' },
  spam: { th: 'ไม่ใช่หนังสือ', en: 'Not a letter' },
} as const;
export type ArrivalState = keyof typeof arrivalStates;

/** How sure the sender is: proven by a signature, not known, or probably forged. */
export const arrivalTrusts = {
  proven: { th: 'ยืนยันผู้ส่งแล้ว', en: 'Sender proven' },
  unknown: { th: 'ยืนยันผู้ส่งไม่ได้', en: 'Sender not proven' },
  doubtful: { th: 'ผู้ส่งน่าสงสัย', en: 'Sender doubtful' },
} as const;
export type ArrivalTrust = keyof typeof arrivalTrusts;

/** Warnings to the registrar about the sender. */
export const arrivalWarnings = {
  forged: {
    th: 'ระบบอีเมลตรวจแล้วว่าผู้ส่งอาจถูกปลอม กรุณาสอบถามหน่วยงานผู้ส่งก่อนลงทะเบียนรับ',
    en: 'The mail system found that the sender may be forged. Ask the sending agency before you register it.',
  },
  'own-domain': {
    th: 'อ้างว่าส่งจากหน่วยงานของท่านเอง แต่ยืนยันไม่ได้',
    en: 'It claims to come from your own agency, which nothing proves.',
  },
  'name-is-address': {
    th: 'ชื่อผู้ส่งแสดงที่อยู่อีเมลอื่น ไม่ตรงกับที่อยู่ที่ใช้ส่งจริง',
    en: 'The name of the sender shows another address than the one it was sent from.',
  },
  'reply-elsewhere': {
    th: 'ให้ตอบกลับไปยังที่อยู่ของหน่วยงานอื่น',
    en: 'Answers would go to the address of somebody else.',
  },
  truncated: {
    th: 'จดหมายมีขนาดใหญ่เกินกำหนด ส่วนที่เกินไม่ได้รับไว้',
    en: 'The mail was larger than allowed; what was too much was not taken.',
  },
  unreadable: {
    th: 'อ่านจดหมายนี้ไม่ได้ทั้งหมด กรุณาเปิดต้นฉบับ',
    en: 'This mail could not be read as a whole. Please open the original.',
  },
  automatic: {
    th: 'เป็นจดหมายที่ระบบส่งเองโดยอัตโนมัติ',
    en: 'It was sent by a machine.',
  },
} as const;
export type ArrivalWarning = keyof typeof arrivalWarnings;

/** Why a file of it was left out: refusals of the file store, and two of this module. */
export const leftOutReasons = {
  'file.too-large': { th: 'ไฟล์มีขนาดเกิน 50 MB', en: 'The file is larger than 50 MB' },
  'file.empty': { th: 'ไฟล์ไม่มีข้อมูล', en: 'The file is empty' },
  'file.type-not-allowed': { th: 'ไม่รับไฟล์ชนิดนี้', en: 'Files of this kind are not taken' },
  'file.extension-mismatch': {
    th: 'นามสกุลไฟล์ไม่ตรงกับเนื้อหา',
    en: 'The extension of its name does not match its content',
  },
  'file.pdf-unreadable': { th: 'เปิดไฟล์ PDF ไม่ได้', en: 'The PDF cannot be read' },
  'file.pdf-protected': { th: 'ไฟล์ตั้งรหัสผ่านไว้', en: 'The file is protected by a password' },
  'too-many': { th: 'มีไฟล์เกินจำนวนที่รับ', en: 'There are more files than are taken' },
  'cut-off': { th: 'ได้รับไฟล์ไม่ครบ', en: 'The file did not come whole' },
} as const;
export type LeftOutReason = keyof typeof leftOutReasons;
