import { defineErrors } from '@sarn/kernel';

/** Refusals of registering a letter from elsewhere. */
export const incomingErrors = defineErrors({
  'registry.duplicate': {
    status: 409,
    th: 'มีหนังสือจาก “{sender}” เลขที่ {letterNo} ลงวันที่เดียวกัน ลงทะเบียนรับไว้แล้วเลขรับที่ {receiveNo} หากต้องการลงรับซ้ำกรุณายืนยัน',
    en: 'A letter from “{sender}” no. {letterNo} of that date is already registered as {receiveNo}. Confirm to register it again.',
  },
  'registry.due-needed': {
    status: 422,
    th: 'ชั้นความเร็ว “{speed}” ต้องระบุวันครบกำหนด',
    en: 'The speed class “{speed}” needs a due date.',
  },
  'registry.field-needed': {
    status: 422,
    th: 'กรุณากรอก “{field}” ตามที่หน่วยงานกำหนด',
    en: 'Please fill in “{field}”, as the agency has set.',
  },
  'registry.field-not-asked': {
    status: 422,
    th: 'แบบลงทะเบียนนี้ไม่มีช่อง “{field}” แล้ว กรุณาโหลดหน้าใหม่',
    en: 'This form has no field “{field}” any more. Please reload the page.',
  },
  'registry.stamp-without': {
    status: 422,
    th: 'บรรทัดนี้ของตรารับต้องมี {place} เพราะระเบียบกำหนดให้ตรารับบอกข้อมูลนี้',
    en: 'This line of the stamp must hold {place}: the regulation asks the stamp to tell it.',
  },
  'registry.stamp-unknown': {
    status: 422,
    th: 'ระบบไม่รู้จัก {place} ใช้ได้เฉพาะ {known}',
    en: 'The system does not know {place}; it fills in {known} only.',
  },
  'registry.nothing-corrected': {
    status: 422,
    th: 'ข้อมูลเหมือนเดิมทุกช่อง กรุณาแก้ไขอย่างน้อยหนึ่งช่อง',
    en: 'Everything is as it was. Please correct at least one field.',
  },
  'registry.due-sent': {
    status: 422,
    th: 'เรื่องส่งให้หน่วยงานแล้ว จึงแก้ไขกำหนดแล้วเสร็จไม่ได้ กรุณาใช้กำหนดเดิม',
    en: 'Units have the letter already, so its due date stays as it was told to them.',
  },
  'registry.secrecy-not-available': {
    status: 422,
    th: 'เรื่องในตู้รับเข้าต้องกำหนดชั้นความลับก่อนลงทะเบียน โดยนายทะเบียนข้อมูลข่าวสารลับ',
    en: 'A letter in the arrival box is given its class by the secret registrar before it is registered.',
  },
});
