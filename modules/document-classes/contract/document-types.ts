/**
 * The kinds of official document as they are delivered, by their codes; an agency may rename them, and
 * add sub-types of its own below them.
 */
export const usualDocumentTypes = {
  outside: { th: 'หนังสือภายนอก (หนังสือรับ)', en: 'Incoming letter' },
  outgoing: { th: 'หนังสือภายนอก (หนังสือส่ง)', en: 'Outgoing letter' },
  inside: { th: 'หนังสือภายใน (บันทึกข้อความ)', en: 'Internal memo' },
  cycle: { th: 'หนังสือเวียน', en: 'Circular' },
  command: { th: 'คำสั่ง', en: 'Command' },
  regularity: { th: 'ระเบียบ', en: 'Regulation' },
  rules: { th: 'ข้อบังคับ', en: 'Rule' },
  announce: { th: 'ประกาศ', en: 'Announcement' },
  declaration: { th: 'แถลงการณ์', en: 'Declaration' },
  news: { th: 'ข่าว', en: 'News' },
  guaranty: { th: 'หนังสือรับรอง', en: 'Certificate' },
  report: { th: 'รายงานการประชุม', en: 'Meeting report' },
  note: { th: 'บันทึก', en: 'Note' },
  other: { th: 'หนังสืออื่น', en: 'Other document' },
  stamp: { th: 'หนังสือประทับตรา', en: 'Stamped letter' },
} as const;

export type UsualDocumentType = keyof typeof usualDocumentTypes;
