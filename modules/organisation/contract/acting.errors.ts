import { defineErrors } from '@sarn/kernel';

/** Errors of entering an order of acting. */
export const actingErrors = defineErrors({
  'identity.acting-not-yours': {
    status: 403,
    th: 'ท่านไม่มีสิทธิ์มอบหมายผู้ปฏิบัติแทนตำแหน่งนี้ ผู้มอบหมายได้คือผู้ดำรงตำแหน่ง ผู้บังคับบัญชาเหนือขึ้นไป หรือเจ้าหน้าที่ผู้บันทึกคำสั่ง',
    en: 'You may not appoint somebody for this post. The person on it, the heads above and the staff who enter orders may.',
  },
  'identity.acting-own-favour': {
    status: 422,
    th: 'ผู้บันทึกคำสั่งบันทึกให้ตนเองเป็นผู้ปฏิบัติแทนไม่ได้ กรุณาให้ผู้อื่นเป็นผู้บันทึก',
    en: 'You cannot enter yourself as the one who acts. Please let somebody else enter the order.',
  },
  'identity.acting-self': {
    status: 422,
    th: 'ผู้ปฏิบัติแทนดำรงตำแหน่งนี้อยู่แล้ว กรุณาเลือกบุคคลอื่น',
    en: 'The person already holds this post. Please choose somebody else.',
  },
  'identity.acting-cycle': {
    status: 422,
    th: 'มอบหมายวนกลับไม่ได้ เพราะในช่วงเวลาเดียวกันผู้มอบปฏิบัติแทนตำแหน่งของผู้รับมอบอยู่ (คำสั่งที่ {orderNo})',
    en: 'This would go in a ring: in the same period the principal acts for the delegate (order {orderNo}).',
  },
  'identity.acting-overlap': {
    status: 409,
    th: 'ช่วงเวลานี้มีผู้ปฏิบัติแทนตำแหน่งดังกล่าวอยู่แล้ว คือ {name} (คำสั่งที่ {orderNo}) กรุณาสิ้นสุดคำสั่งเดิมก่อน หรือเลือกช่วงเวลาอื่น',
    en: '{name} already acts for this post in that period (order {orderNo}). End that one first or choose other days.',
  },
  'identity.acting-period': {
    status: 422,
    th: 'ช่วงเวลาไม่ถูกต้อง วันเวลาสิ้นสุดต้องอยู่หลังวันเวลาเริ่มต้นและยังไม่ผ่านไป',
    en: 'The period is not right: its end must come after its beginning and not be past.',
  },
  'identity.acting-scope-required': {
    status: 422,
    th: 'การปฏิบัติราชการแทนต้องระบุเรื่องที่มอบอำนาจ กรุณาเลือกประเภทหนังสือ การดำเนินการ หรือหน่วยงานอย่างน้อยหนึ่งอย่าง',
    en: 'Delegated power is for listed matters: choose kinds of document, acts or units.',
  },
  'identity.acting-scope-none': {
    status: 422,
    th: '“{phrase}” มีอำนาจเต็มตามตำแหน่ง จึงจำกัดขอบเขตไม่ได้',
    en: '“{phrase}” has the full power of the post and cannot be limited.',
  },
  'identity.acting-beyond-own': {
    status: 422,
    th: 'มอบอำนาจต่อเกินกว่าที่ท่านได้รับมอบมาไม่ได้',
    en: 'You cannot pass on more than was given to you.',
  },
  'identity.acting-may-not-sign': {
    status: 422,
    th: 'ผู้ดำรงตำแหน่งเลขานุการหรือธุรการ หรือผู้ที่ไม่มีตำแหน่ง สั่งการและลงนามแทนผู้บังคับบัญชาไม่ได้ กรุณาเลือกบุคคลอื่น',
    en: 'A secretary, a clerk or somebody without a post cannot order and sign for a head. Please choose somebody else.',
  },
  'identity.acting-unknown': {
    status: 422,
    th: 'ไม่พบตำแหน่ง หน่วยงาน หรือบุคคลที่เลือก หรือบุคคลนั้นพ้นจากราชการแล้ว',
    en: 'The post, unit or person was not found, or the person has left.',
  },
  'identity.acting-over': {
    status: 409,
    th: 'คำสั่งนี้สิ้นสุดไปแล้ว',
    en: 'This order is over already.',
  },
});
