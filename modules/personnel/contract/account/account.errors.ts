import { defineErrors } from '@sarn/kernel';

/** Refusals of acts on accounts. Rule: specification of settings §1.5 and §3.8 */
export const accountErrors = defineErrors({
  // R8
  'personnel.last-administrator': {
    status: 409,
    th: 'ต้องมีผู้ดูแลระบบที่เข้าใช้ได้อย่างน้อยหนึ่งคน',
    en: 'At least one administrator must be able to sign in.',
  },
  'personnel.own-account': {
    status: 409,
    th: 'ไม่สามารถทำรายการนี้กับบัญชีของตนเอง กรุณาให้ผู้ดูแลระบบคนอื่นดำเนินการ',
    en: 'This cannot be done to the own account. Please ask another administrator.',
  },
  'personnel.no-email': {
    status: 422,
    th: 'บุคคลนี้ไม่มีอีเมล จึงส่งลิงก์กำหนดรหัสผ่านไม่ได้ กรุณาเพิ่มอีเมลก่อน',
    en: 'This person has no e-mail address for the link. Please add one first.',
  },
  'personnel.in-directory': {
    status: 409,
    th: 'รหัสผ่านของบัญชีนี้อยู่ในระบบบัญชีกลางของหน่วยงาน',
    en: 'The password of this account is kept in the directory of the agency.',
  },
  'personnel.taker-unknown': {
    status: 422,
    th: 'กรุณาเลือกผู้รับช่วงที่ปฏิบัติงานอยู่ และไม่ใช่เจ้าของบัญชี',
    en: 'Please choose somebody who works here and is not the owner of the account.',
  },
  'personnel.not-suspended': {
    status: 409,
    th: 'บัญชีนี้ไม่ได้ถูกระงับ กรุณาโหลดหน้าใหม่',
    en: 'This account is not suspended. Please reload the page.',
  },
  // R13
  'personnel.work-left': {
    status: 409,
    th: 'ยังมีงานค้าง {n} รายการที่ไม่มีผู้รับ',
    en: '{n} matters are left that nobody has taken.',
  },
});
