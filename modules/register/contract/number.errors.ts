import { defineErrors } from '@sarn/kernel';

/** What registers and their numbers can refuse. */
export const numberErrors = defineErrors({
  'registry.reserve-too-many': {
    status: 422,
    th: 'จองเลขได้ครั้งละไม่เกิน {most} เลข กรุณาลดจำนวนลง',
    en: 'At most {most} numbers can be reserved at a time. Please ask for fewer.',
  },
  'registry.reserve-day': {
    status: 422,
    th: 'วันที่ของเลขต้องไม่หลังวันนี้ และย้อนหลังได้ไม่เกิน {days} วัน กรุณาเลือกวันใหม่',
    en: 'The day of the number must not be after today nor more than {days} days back.',
  },
  'registry.reserve-expiry': {
    status: 422,
    th: 'วันสิ้นสุดการจองต้องไม่ก่อนวันนี้ และไม่เกิน {days} วัน กรุณาเลือกวันใหม่',
    en: 'A reservation ends today at the earliest and within {days} days.',
  },
  'registry.number-not-reserved': {
    status: 409,
    th: 'เลขที่เลือกใช้ไม่ได้แล้ว เนื่องจากถูกใช้ ยกเลิก หรือคืนไปแล้ว กรุณาเลือกเลขอื่น',
    en: 'The number can no longer be used: it was used, voided or released.',
  },
  'registry.number-of-other-register': {
    status: 409,
    th: 'เลขที่เลือกเป็นของทะเบียนอื่น ใช้กับหนังสือนี้ไม่ได้ กรุณาเลือกเลขอื่น',
    en: 'The number belongs to another register and cannot be used for this document.',
  },
  'registry.register-not-empty': {
    status: 409,
    th: 'ทะเบียนนี้มีเลขของปีนี้แล้ว กำหนดเลขเริ่มต้นไม่ได้',
    en: 'This register has numbers of this year already: its first number cannot be set.',
  },
  'registry.register-closed': {
    status: 409,
    th: 'ทะเบียนของหน่วยงานนี้ปิดแล้ว เพราะหน่วยงานสิ้นสุดลง จึงออกเลขใหม่ไม่ได้',
    en: 'The register is closed, for its unit has ended. It gives no new number.',
  },
  'registry.register-shared': {
    status: 409,
    th: 'ปี {year} หน่วยงานนี้ใช้ทะเบียนร่วมกับจุดรับอื่น กรุณาใช้ทะเบียนของจุดรับนั้น',
    en: 'In {year} the unit shares the register of another point. Please use that register.',
  },
  'registry.share-above': {
    status: 422,
    th: '{name} ใช้ทะเบียนร่วมได้เฉพาะกับจุดรับที่อยู่เหนือขึ้นไป กรุณาเลือกจุดรับใหม่',
    en: '{name} can share registers only with a point above it. Please choose another point.',
  },
  // As R7 of the settings.
  'registry.share-ring': {
    status: 409,
    th: 'ทะเบียนของ {name} จะใช้ร่วมกันเป็นวง กรุณาเลือกจุดรับอื่น',
    en: 'The register of {name} would be shared with itself. Please choose another point.',
  },
  'registry.share-none': {
    status: 409,
    th: '{name} ไม่มี{register}ที่เปิดอยู่ กรุณาเปิดทะเบียนนั้นก่อน หรือเลือกจุดรับอื่น',
    en: '{name} keeps no such register that is open. Please open it first, or choose another point.',
  },
  'registry.share-year': {
    status: 409,
    th: '{name} มีเลขของปี {year} ใน{register}เดิมแล้ว กรุณาเลือกให้มีผลตั้งแต่ปี {next}',
    en: '{name} has numbers of {year} in the register used so far. Please let it hold from {next}.',
  },
  'registry.number-expired': {
    status: 409,
    th: 'เลขที่เลือกพ้นกำหนดการจองแล้ว กรุณาเลือกเลขอื่น หรือจองเลขใหม่',
    en: 'The reservation of the number has ended. Please choose another or reserve again.',
  },
  // As R7 of the settings.
  'registry.point-ring': {
    status: 409,
    th: 'จุดรับ {name} จะรับผ่านตนเองเป็นวง กรุณาเลือกจุดรับอื่น',
    en: 'The point {name} would receive through itself. Please choose another point.',
  },
  'registry.point-unknown': {
    status: 422,
    th: 'ไม่พบหน่วยงานหรือจุดรับที่เลือก อาจสิ้นสุดไปแล้ว กรุณาเลือกใหม่',
    en: 'A chosen unit or point does not exist or has ended. Please choose again.',
  },
  'registry.column-away': {
    status: 422,
    th: 'ทะเบียนนี้ไม่แสดงคอลัมน์{column}แล้ว จึงกรองด้วยคอลัมน์นี้ไม่ได้',
    en: 'The register shows no column “{column}” any more, so it cannot be filtered by it.',
  },
  'registry.register-too-long': {
    status: 422,
    th: 'ทะเบียนช่วงนี้มีเกิน {most} รายการ กรุณาเลือกช่วงวันที่ให้แคบลง แล้วออกไฟล์ทีละช่วง',
    en: 'There are more than {most} entries. Please choose fewer days and take the file in parts.',
  },
});
