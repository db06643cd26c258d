/**
 * What an address is printed on: millimetres across and down.
 *
 * @rule saraban-2526 forms 15 and 30
 */
export const envelopeSizes = {
  c4: { width: 324, height: 229, th: 'C4 (ใส่เอกสารไม่พับ)', en: 'C4 (documents unfolded)' },
  c5: { width: 229, height: 162, th: 'C5 (พับครึ่ง)', en: 'C5 (folded once)' },
  dl: { width: 220, height: 110, th: 'DL (พับสาม)', en: 'DL (folded twice)' },
  window: {
    ...{ width: 210, height: 297 },
    ...{ th: 'แผ่นที่อยู่สำหรับซองมีหน้าต่าง (A4)', en: 'Address sheet for a window envelope (A4)' },
  },
} as const;

export type EnvelopeSize = keyof typeof envelopeSizes;
