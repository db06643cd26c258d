import { defineErrors } from '@sarn/kernel';

/** Refusals of the address book. */
export const contactErrors = defineErrors({
  'registry.contact-not-found': {
    status: 404,
    th: 'ไม่พบรายชื่อนี้ในสมุดที่อยู่แล้ว กรุณาโหลดหน้าใหม่',
    en: 'The entry is gone from the address book. Please reload the page.',
  },
  'registry.contact-known': {
    status: 409,
    th: 'มี “{name}” ในสมุดที่อยู่แล้ว กรุณาค้นหาและแก้ไขรายการเดิม',
    en: '“{name}” is in the address book already. Please change that entry.',
  },
  'registry.contact-same': {
    status: 409,
    th: 'เลือกรายชื่อสองรายที่ต่างกันเพื่อรวม',
    en: 'Please choose two different entries to merge.',
  },
  'registry.contact-address-needed': {
    status: 422,
    th: '“{name}”: ช่องทางนี้ต้องมี{address}',
    en: '“{name}”: this channel needs: {addressEn}.',
  },
  'registry.contact-prefix-known': {
    status: 409,
    th: 'เลขนำ {prefix} เป็นของ “{name}” แล้ว',
    en: 'The prefix {prefix} belongs to “{name}” already.',
  },
  'registry.sender-fixed': {
    status: 422,
    th: 'หนังสือเลขที่ {letterNo} ต้องลงชื่อผู้ส่งเป็น “{name}”',
    en: 'A letter no. {letterNo} must be from “{name}”.',
  },
});
