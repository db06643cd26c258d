import type { RegisterFieldName } from './register-fields.ts';

/** Names of the fields of the register, apart from their schemas: every page loads these. */
const fieldTerms = {
  letterNo: { th: 'ที่', en: 'No.' },
  letterDate: { th: 'ลงวันที่', en: 'Dated' },
  sender: { th: 'จาก', en: 'From' },
  addressee: { th: 'เรียน', en: 'To' },
  title: { th: 'เรื่อง', en: 'Subject' },
  speed: { th: 'ชั้นความเร็ว', en: 'Speed' },
  secrecy: { th: 'ชั้นความลับ', en: 'Secrecy' },
  dueDate: { th: 'กำหนดแล้วเสร็จ', en: 'Due date' },
  dueTime: { th: 'เวลาที่กำหนด', en: 'Due time' },
  bookGroup: { th: 'กลุ่มหนังสือ', en: 'Book group' },
  category: { th: 'หมวดหนังสือ', en: 'Category' },
  bookGroupCode: { th: 'รหัสกลุ่มหนังสือ', en: 'Code of the book group' },
  subTypeCode: { th: 'รหัสประเภทย่อย', en: 'Code of the sub-type' },
  categoryCode: { th: 'รหัสหมวดหนังสือ', en: 'Code of the category' },
  disposal: { th: 'การปฏิบัติ', en: 'Disposal' },
  note: { th: 'หมายเหตุ', en: 'Note' },
} as const satisfies Readonly<Record<RegisterFieldName, { th: string; en: string }>>;

/** The labels of the fields in a language. */
export function fieldLabels(language: 'th' | 'en'): Readonly<Record<RegisterFieldName, string>> {
  const labels = Object.entries(fieldTerms).map(([name, term]) => [name, term[language]]);
  return Object.fromEntries(labels) as Record<RegisterFieldName, string>;
}
