/**
 * The kinds of official document and their numbers for old clients. Incoming letters and letters
 * going out by form 1 are one kind to old clients.
 */
export const documentKinds = {
  outside: { code: 1, th: 'หนังสือภายนอก (หนังสือรับ)', en: 'Incoming letter' },
  outgoing: { code: 1, th: 'หนังสือภายนอก (หนังสือส่ง)', en: 'Outgoing letter' },
  inside: { code: 2, th: 'หนังสือภายใน (บันทึกข้อความ)', en: 'Internal memo' },
  cycle: { code: 3, th: 'หนังสือเวียน', en: 'Circular' },
  command: { code: 4, th: 'คำสั่ง', en: 'Command' },
  regularity: { code: 5, th: 'ระเบียบ', en: 'Regulation' },
  rules: { code: 6, th: 'ข้อบังคับ', en: 'Rule' },
  announce: { code: 7, th: 'ประกาศ', en: 'Announcement' },
  declaration: { code: 8, th: 'แถลงการณ์', en: 'Declaration' },
  news: { code: 9, th: 'ข่าว', en: 'News' },
  guaranty: { code: 10, th: 'หนังสือรับรอง', en: 'Certificate' },
  report: { code: 11, th: 'รายงานการประชุม', en: 'Meeting report' },
  note: { code: 14, th: 'บันทึก', en: 'Note' },
  other: { code: 15, th: 'หนังสืออื่น', en: 'Other document' },
  stamp: { code: 16, th: 'หนังสือประทับตรา', en: 'Stamped letter' },
} as const;

export type { DocumentKind } from './flow/flow.ts';

type KindNames = Record<keyof typeof documentKinds, true>;

declare module './flow/flow.ts' {
  interface DocumentKinds extends KindNames {}
}

/** Secrecy classes, lowest first; `secret/` says what each of the upper three means. */
export const secrecyClasses = {
  normal: { th: 'ปกติ', en: 'Not classified' },
  confidential: { th: 'ลับ', en: 'Confidential' },
  secret: { th: 'ลับมาก', en: 'Secret' },
  'top-secret': { th: 'ลับที่สุด', en: 'Top secret' },
} as const;

export type SecrecyClass = keyof typeof secrecyClasses;

/** How long a closed document is kept. @rule saraban-2526 ข้อ 57 */
export const retentionClasses = {
  'one-year': { th: 'เก็บ 1 ปี (เรื่องธรรมดาไม่สำคัญ)', en: '1 year (trivial)' },
  'five-years': { th: 'เก็บ 5 ปี', en: '5 years' },
  'ten-years': { th: 'เก็บ 10 ปี', en: '10 years' },
  forever: { th: 'เก็บตลอดไป (ห้ามทำลาย)', en: 'For ever' },
} as const;

export type RetentionClass = keyof typeof retentionClasses;
