import type { ErrorCatalogue } from '@sarn/kernel';

export const apiProgramErrors = {
  'program.not-found': {
    status: 404,
    th: 'ไม่พบโปรแกรมนี้ หรือยกเลิกไปแล้ว',
    en: 'There is no such program, or it was ended',
  },
  'program.stale': {
    status: 409,
    th: 'มีผู้แก้ไขก่อนท่าน ({name} {at}) กรุณาตรวจส่วนที่ต่างกัน',
    en: 'Somebody changed it before you ({name} {at}): please look at what differs',
  },
  'program.expiry': {
    status: 422,
    th: 'วันหมดอายุต้องอยู่ระหว่างวันนี้ถึง {days} วันข้างหน้า',
    en: 'The last day must lie between today and {days} days from now',
  },
  'program.address-form': {
    status: 422,
    th: 'ที่อยู่ {address} ไม่ถูกต้อง กรอกเป็น 203.150.1.5 หรือ 203.150.1.0/24',
    en: '{address} is no address: enter 203.150.1.5 or 203.150.1.0/24',
  },
  'program.responsible': {
    status: 422,
    th: 'ผู้รับผิดชอบต้องเป็นบุคลากรที่ยังปฏิบัติงานอยู่',
    en: 'Who answers for it must be somebody who still works here',
  },
  'program.scope-without-calls': {
    status: 422,
    th: 'ขอบเขต {scope} ยังไม่มีคำสั่งให้เรียกใช้',
    en: 'No call needs the scope {scope} yet',
  },
  'program.token-made-before': {
    status: 409,
    th: 'ออกโทเคนให้แล้วตั้งแต่ครั้งก่อน แต่แสดงข้อความของโทเคนซ้ำไม่ได้ กรุณายกเลิกโทเคนชุดนั้น แล้วออกชุดใหม่',
    en: 'The token was issued the first time, but its text can no longer be shown. Please revoke that token and issue a new one.',
  },
  'program.tokens-full': {
    status: 409,
    th: 'โปรแกรมนี้มีโทเคนครบ {most} ชุดแล้ว ยกเลิกชุดเก่าก่อน',
    en: 'This program has its {most} tokens: revoke an old one first',
  },
  'program.nobody': {
    status: 422,
    th: 'ไม่พบบุคลากรหรือกลุ่มผู้ใช้รหัส {codes}',
    en: 'No person and no user group has the code {codes}',
  },
  'program.no-recipient': {
    status: 422,
    th: 'ต้องระบุรหัสบุคลากรหรือรหัสกลุ่มผู้ใช้อย่างน้อยหนึ่งรายการ',
    en: 'Name at least one employee code or one code of a user group',
  },
} as const satisfies ErrorCatalogue;
