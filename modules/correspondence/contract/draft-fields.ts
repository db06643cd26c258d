import { cleanText } from '@sarn/kernel';
import type { Filed } from '@sarn/document-classes/contract';
import type { z } from 'zod';
import {
  isLetterKind,
  isPublicationKind,
  letterRules,
  publicationRules,
} from '@sarn/document/contract';
import type { DocumentKind, LetterField, PublicationField } from '@sarn/document/contract';

/** Names in the forms of the fields that have another name in the rules of the kinds. */
const inputNames = { body: 'bodyJson', files: 'fileIds' } as const;

type Named<F extends string> = F extends keyof typeof inputNames ? (typeof inputNames)[F] : F;

/** A field of a form in which a document is written. */
export type DraftField =
  | 'title'
  | 'unitIds'
  | keyof Filed
  | Named<LetterField>
  | Named<PublicationField>;

/** What the fields are called where no form shows their label. */
export const draftFieldTerms: Readonly<Record<DraftField, { th: string; en: string }>> = {
  title: { th: 'เรื่อง', en: 'Subject' },
  addressee: { th: 'เรียน/ถึง', en: 'To' },
  unitIds: { th: 'ส่งถึงหน่วยงาน', en: 'Units' },
  bodyJson: { th: 'ข้อความ', en: 'Text' },
  fileIds: { th: 'ไฟล์แนบ', en: 'Files' },
  speed: { th: 'ชั้นความเร็ว', en: 'Speed class' },
  bookGroupCode: { th: 'กลุ่มหนังสือ', en: 'Book group' },
  subTypeCode: { th: 'ประเภทย่อย', en: 'Sub-type' },
  categoryCode: { th: 'หมวดหนังสือ', en: 'Category' },
  salutation: { th: 'คำขึ้นต้นและคำลงท้าย', en: 'Salutation and closing' },
  reference: { th: 'อ้างถึง', en: 'Reference' },
  enclosures: { th: 'สิ่งที่ส่งมาด้วย', en: 'Enclosures' },
  recipients: { th: 'ผู้รับภายนอก', en: 'Recipients outside' },
  bearerId: { th: 'บุคลากรที่รับรอง', en: 'Person certified' },
  validUntil: { th: 'ใช้ได้ถึงวันที่', en: 'Valid until' },
  hasPhoto: { th: 'ที่ติดรูปถ่าย', en: 'Place for a photograph' },
  remarks: { th: 'หมายเหตุ', en: 'Remarks' },
  medium: { th: 'ประเภทสื่อ', en: 'Medium' },
  source: { th: 'ที่มา', en: 'Source' },
  madeOn: { th: 'วันที่จัดทำ', en: 'Made on' },
  language: { th: 'ภาษา', en: 'Language' },
  englishClosing: { th: 'คำลงท้ายภาษาอังกฤษ', en: 'Closing in English' },
  englishSigner: { th: 'ผู้ลงนามเป็นภาษาอังกฤษ', en: 'Signatory in English' },
  englishCode: { th: 'รหัสหนังสือภาษาอังกฤษ', en: 'Letter code in English' },
  hasQr: { th: 'คิวอาร์', en: 'QR code' },
  address: { th: 'ที่อยู่ของส่วนราชการ', en: 'Address of the agency' },
  contact: { th: 'ส่วนราชการเจ้าของเรื่องและโทรศัพท์', en: 'Office and telephone' },
  copies: { th: 'สำเนาส่ง', en: 'Copies to' },
  inForceOn: { th: 'ให้ใช้บังคับตั้งแต่วันที่', en: 'In force from' },
  meetingName: { th: 'ชื่อการประชุม', en: 'Meeting' },
  meetingNo: { th: 'ครั้งที่', en: 'Number of the meeting' },
  meetingDate: { th: 'วันที่ประชุม', en: 'Day of the meeting' },
  minutes: { th: 'รายละเอียดการประชุม', en: 'Details of the meeting' },
  changes: { th: 'เอกสารที่แก้ไขหรือยกเลิก', en: 'Documents changed' },
};

const nameOf = <F extends string>(field: F): Named<F> =>
  // Asserted: the table decides the name, as the type does.
  (Object.hasOwn(inputNames, field)
    ? inputNames[field as keyof typeof inputNames]
    : field) as Named<F>;

/** What a draft of the kind needs beside its subject before it leaves its drafter. */
export function requiredFields(kind: DocumentKind): readonly DraftField[] {
  if (isLetterKind(kind)) {
    const { fields, optional } = letterRules[kind];
    return fields.filter((field) => !optional.includes(field)).map(nameOf);
  }
  if (isPublicationKind(kind)) {
    const { fields, optional } = publicationRules[kind];
    return [...fields.filter((field) => !optional.includes(field)).map(nameOf), 'bodyJson'];
  }
  return ['addressee', 'unitIds', 'bodyJson'];
}

/**
 * What is still missing before the draft can leave its drafter. A draft is saved with a subject alone.
 *
 * @param draft values of its form
 */
export function missingFields(
  kind: DocumentKind,
  draft: Readonly<Partial<Record<DraftField, unknown>>>,
): readonly DraftField[] {
  return requiredFields(kind).filter((field) =>
    field === 'bodyJson' ? !hasText(draft.bodyJson) : isEmpty(draft[field]),
  );
}

/** Refines the schema of a form: names each missing field. `kindOf` tells the kind from the input. */
export const demandMissing =
  <D extends object>(kindOf: (draft: D) => DocumentKind) =>
  (draft: D, context: z.RefinementCtx): void => {
    for (const field of missingFields(kindOf(draft), draft)) {
      context.addIssue({ code: 'custom', path: [field], message: 'required' });
    }
  };

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Whether a tree of the editor has a letter in it. */
export function hasText(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('text' in node && typeof node.text === 'string') return cleanText(node.text).trim() !== '';
  return 'content' in node && Array.isArray(node.content) && node.content.some(hasText);
}
