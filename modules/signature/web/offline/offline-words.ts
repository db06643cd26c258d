import { en as verifyEn } from '../verify/words/en.ts';
import { th as verifyTh } from '../verify/words/th.ts';

const th = {
  ...verifyTh,
  title: 'ตรวจลายมือชื่อดิจิทัลโดยไม่ใช้เครือข่าย',
  intro: 'ไฟล์นี้ตรวจหนังสือ PDF ที่ลงนามโดย {agency} บนเครื่องของท่าน ไม่ส่งอะไรออกไป',
  drop: 'หรือลากไฟล์มาวางที่นี่ วางรายการเพิกถอน (.crl) พร้อมกันได้',
  missing: 'ไฟล์นี้ไม่มีใบรับรองของหน่วยงาน ให้ดาวน์โหลดใหม่จากระบบของหน่วยงาน',
  unread: 'เปิดไฟล์ {name} ไม่ได้',
  roots: 'ใบรับรองรากที่ใช้ตรวจ (SHA-256)',
  hash: 'ค่าแฮช SHA-256 ของไฟล์ที่ตรวจ',
  whole: 'ไม่มีข้อมูลใดเพิ่มหลังลายมือชื่อนี้',
  later: 'หลังลายมือชื่อนี้มีเพียงลายมือชื่ออื่น การประทับเวลา หรือหลักฐานใบรับรอง',
  language: 'English',
};

/** Phrases of the file that verifies without a network; most are those of the public page. */
export const words = {
  th,
  en: {
    ...verifyEn,
    title: 'Verify digital signatures without a network',
    intro:
      'This file checks PDF documents signed by {agency} on your device. It sends nothing anywhere.',
    drop: 'or drop it here, together with a revocation list (.crl) if you have one',
    missing:
      'This file holds no certificate of the agency: download it again from the system of the agency',
    unread: '{name} cannot be opened',
    roots: 'Root certificates by which it checks (SHA-256)',
    hash: 'SHA-256 hash of the checked file',
    whole: 'Nothing was added after this signature',
    later: 'After this signature came only other signatures, time stamps or proof of certificates',
    language: 'ไทย',
  },
} satisfies Record<'th' | 'en', typeof th>;

export type Language = keyof typeof words;
