import type { DocumentKind } from './kinds.ts';

/** Kinds of document that are neither received nor published, in the order of their codes. */
export const letterKinds = [
  'outgoing',
  'stamp',
  'guaranty',
  'note',
  'other',
] as const satisfies readonly DocumentKind[];

export type LetterKind = (typeof letterKinds)[number];

/** What a kind asks beside its subject, in the order of its form. */
export type LetterField =
  | 'language'
  | 'englishClosing'
  | 'englishSigner'
  | 'englishCode'
  | 'hasQr'
  | 'address'
  | 'salutation'
  | 'addressee'
  | 'speed'
  | 'reference'
  | 'enclosures'
  | 'recipients'
  | 'bearerId'
  | 'validUntil'
  | 'hasPhoto'
  | 'remarks'
  | 'medium'
  | 'source'
  | 'madeOn'
  | 'body'
  | 'contact'
  | 'copies'
  | 'files';

/** Registers of these kinds; letters and stamped letters go out under one sequence. */
export type LetterRegister = 'outgoing' | 'guaranty' | 'other';

/** All in which one kind differs from the others; form, sheet and check are made from it. */
export interface LetterRule {
  readonly fields: readonly LetterField[];
  /** Of these fields, those that may stay empty. */
  readonly optional: readonly LetterField[];
}

/** Names of the registers. */
export const letterRegisters: Readonly<
  Record<LetterRegister, { readonly th: string; readonly en: string }>
> = {
  outgoing: { th: 'ทะเบียนหนังสือส่ง', en: 'Register of outgoing letters' },
  guaranty: { th: 'ทะเบียนหนังสือรับรอง', en: 'Register of certificates' },
  other: { th: 'ทะเบียนหนังสืออื่น', en: 'Register of other documents' },
};

/**
 * The kinds as data: forms 1, 3 and 10, the note and any other document.
 *
 * @rule saraban-2526 ข้อ 11
 */
export const letterRules: Readonly<Record<LetterKind, LetterRule>> = {
  outgoing: {
    fields: [
      'language',
      'salutation',
      'addressee',
      'speed',
      'reference',
      'enclosures',
      'recipients',
      'body',
      'address',
      'contact',
      'copies',
      'englishClosing',
      'hasQr',
      'englishSigner',
      'englishCode',
      'files',
    ],
    optional: [
      'reference',
      'enclosures',
      'address',
      'copies',
      'files',
      // They have a value of their own, or one is known where they are empty.
      'language',
      'englishClosing',
      'englishSigner',
      'englishCode',
      'hasQr',
    ],
  },
  stamp: {
    fields: ['addressee', 'speed', 'recipients', 'body', 'contact', 'files'],
    optional: ['files'],
  },
  guaranty: {
    fields: [
      'addressee',
      'bearerId',
      'validUntil',
      'hasPhoto',
      'body',
      'remarks',
      'address',
      'files',
    ],
    optional: ['bearerId', 'validUntil', 'hasPhoto', 'remarks', 'address', 'files'],
  },
  note: { fields: ['addressee', 'body', 'files'], optional: ['files'] },
  other: { fields: ['medium', 'source', 'madeOn', 'files'], optional: ['madeOn'] },
};

/** What an “other” document consists of (DOMAIN §1.1). */
export const media = {
  photo: { th: 'ภาพถ่าย', en: 'Photograph' },
  audio: { th: 'แถบบันทึกเสียง', en: 'Sound recording' },
  video: { th: 'แถบบันทึกภาพ', en: 'Video recording' },
  data: { th: 'สื่อกลางบันทึกข้อมูล', en: 'Data medium' },
  document: { th: 'เอกสารหลักฐาน', en: 'Documentary evidence' },
} as const;

export type Medium = keyof typeof media;

/** Whether documents of the kind follow `letterRules`. */
export function isLetterKind(kind: string): kind is LetterKind {
  return (letterKinds as readonly string[]).includes(kind);
}
