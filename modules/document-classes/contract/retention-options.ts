/** What may be proposed as retention when a document is closed. */
export const retentionOptions = {
  none: { th: 'ไม่เสนอ', en: 'Not proposed' },
  electronic: { th: 'หนังสืออิเล็กทรอนิกส์ (ไม่มีอายุการเก็บ)', en: 'Electronic (no period)' },
  'one-year': { th: 'เก็บ 1 ปี', en: '1 year' },
  'five-years': { th: 'เก็บ 5 ปี', en: '5 years' },
  finance: { th: 'การเงินที่ตรวจสอบแล้ว (5 ปี)', en: 'Finance, audited (5 years)' },
  'ten-years': { th: 'เก็บ 10 ปี', en: '10 years' },
  forever: { th: 'เก็บตลอดไป', en: 'For ever' },
  historical: { th: 'คุณค่าทางประวัติศาสตร์ (ตลอดไป)', en: 'Of historical value (for ever)' },
  'own-law': { th: 'ตามกฎหมายเฉพาะ', en: 'By their own law' },
} as const;
