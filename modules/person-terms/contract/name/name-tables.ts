import { describedTable } from '@sarn/kernel';
import { permission } from '../permission.ts';

const printed = {
  kind: 'switch',
  label: { th: 'ใช้ในเอกสารทางการ', en: 'Printed on documents' },
  isListed: true,
} as const;

/** Prefixes of names: titles, academic titles, ranks. Specification of settings §2.1 `prefix` */
export const prefixTable = describedTable({
  code: 'prefix',
  title: { th: 'คำนำหน้าชื่อ', en: 'Name prefixes' },
  rowTitle: { th: 'คำนำหน้าชื่อ', en: 'Name prefix' },
  text: {
    th: 'คำนำหน้าชื่อ ยศ และตำแหน่งทางวิชาการ ที่ใช้กับชื่อบุคคลและการอ่านไฟล์นำเข้า',
    en: 'Titles, ranks and academic titles of names, also for reading imported files',
  },
  effect: {
    th: 'แบบฟอร์มบุคลากรและการนำเข้าใช้คำนี้ทันที เอกสารที่ลงนามแล้วไม่เปลี่ยน',
    en: 'Personnel forms and imports use it at once; signed documents stay as they are.',
  },
  permission,
  fields: {
    short: {
      kind: 'texts',
      label: { th: 'คำย่อ', en: 'Short forms' },
      hint: {
        th: 'บรรทัดละหนึ่งคำ ไม่ต้องคำนึงถึงจุดและช่องว่าง',
        en: 'One on each line; dots and blanks do not matter',
      },
      max: 30,
      maxCount: 10,
      isListed: true,
    },
    class: {
      kind: 'choice',
      label: { th: 'ประเภท', en: 'Class' },
      options: {
        title: { th: 'คำนำหน้าทั่วไป', en: 'Title' },
        academic: { th: 'ตำแหน่งทางวิชาการ', en: 'Academic title' },
        rank: { th: 'ยศ', en: 'Rank' },
        royal: { th: 'ฐานันดรศักดิ์', en: 'Royal title' },
        honour: { th: 'คำนำหน้าสตรีที่ได้รับพระราชทานเครื่องราชฯ', en: 'Honour' },
        degree: { th: 'คุณวุฒิ', en: 'Degree' },
        profession: { th: 'วิชาชีพ', en: 'Profession' },
      },
      isListed: true,
      isLocked: 'seed',
    },
    gender: {
      kind: 'choice',
      label: { th: 'เพศ', en: 'Gender' },
      options: {
        any: { th: 'ไม่ระบุ', en: 'Any' },
        male: { th: 'ชาย', en: 'Male' },
        female: { th: 'หญิง', en: 'Female' },
      },
    },
    isPrinted: printed,
    hasSpaceAfter: {
      kind: 'switch',
      label: { th: 'เว้นวรรคหลังคำนำหน้า', en: 'A blank follows it' },
    },
    force: {
      kind: 'choice',
      label: { th: 'เหล่า', en: 'Force' },
      options: {
        none: { th: 'ไม่มี', en: 'None' },
        army: { th: 'กองทัพบก', en: 'Army' },
        navy: { th: 'กองทัพเรือ', en: 'Navy' },
        air: { th: 'กองทัพอากาศ', en: 'Air force' },
        police: { th: 'ตำรวจ', en: 'Police' },
      },
    },
    inPlace: {
      kind: 'text',
      label: { th: 'คำที่ใช้แทนในเอกสาร', en: 'Printed in its place' },
      hint: {
        th: 'สำหรับคำที่ไม่ใช้ในเอกสารทางการ เช่น นพ. ใช้ นาย',
        en: 'For what is not printed itself, such as นพ.: นาย',
      },
      max: 60,
    },
  },
});

/** What follows a surname. Specification of settings §2.1 `suffix` */
export const suffixTable = describedTable({
  code: 'suffix',
  title: { th: 'คำต่อท้ายชื่อ', en: 'Name suffixes' },
  rowTitle: { th: 'คำต่อท้ายชื่อ', en: 'Name suffix' },
  text: {
    th: 'คำที่เขียนต่อจากนามสกุล เช่น ร.น. ส่วน “ณ …” เป็นส่วนหนึ่งของนามสกุล',
    en: 'Words after a surname, such as ร.น.; “ณ …” belongs to the surname itself',
  },
  effect: {
    th: 'แบบฟอร์มบุคลากรและการนำเข้าใช้คำนี้ทันที',
    en: 'Personnel forms and imports use it at once.',
  },
  permission,
  fields: {
    short: { kind: 'text', label: { th: 'คำย่อ', en: 'Short form' }, max: 30, isListed: true },
    isPrinted: printed,
  },
});
