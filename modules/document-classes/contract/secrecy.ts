/** The classes of secrecy as delivered, lowest first; an agency may call them otherwise. */
export const usualSecrecy = {
  normal: { th: 'ปกติ', en: 'Not classified' },
  confidential: { th: 'ลับ', en: 'Confidential' },
  secret: { th: 'ลับมาก', en: 'Secret' },
  'top-secret': { th: 'ลับที่สุด', en: 'Top secret' },
} as const;
