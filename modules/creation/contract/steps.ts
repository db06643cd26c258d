import {
  isLetterKind,
  isPublicationKind,
  letterKinds,
  letterRules,
  publicationKinds,
  publicationRules,
} from '@sarn/document/contract';

/** Kinds that people create; letters from outside are registered instead. */
export const createdKinds = ['inside', ...letterKinds, ...publicationKinds] as const;
export type CreatedKind = (typeof createdKinds)[number];

export const isCreatedKind = (kind: string): kind is CreatedKind =>
  createdKinds.some((one) => one === kind);

/** The class that every draft begins with, and that therefore every kind allows. */
export const startClass = 'normal';

/** Whether the form of a kind asks for the speed. */
export function asksSpeed(kind: string): boolean {
  if (isLetterKind(kind)) return letterRules[kind].fields.includes('speed');
  if (isPublicationKind(kind)) return publicationRules[kind].fields.includes('speed');
  return true;
}

/** Whether drafts of a kind may be classified: what is published to everybody may not. */
export const asksSecrecy = (kind: string): boolean => !isPublicationKind(kind);

/** Whether drafts of a kind are submitted to reviewers and a signatory; the others are entered at once. */
export const hasRoute = (kind: string): boolean => !['note', 'other'].includes(kind);

/** What a rule may demand of the route of a draft, as "ต้องผ่าน{ขั้น}ก่อน" names it. */
export const creationSteps = {
  reviewer: { th: 'ผู้ตรวจร่างอย่างน้อยหนึ่งคน', en: 'at least one reviewer' },
  'unit-head': { th: 'หัวหน้าหน่วยงานของผู้ร่าง', en: "the head of the drafter's unit" },
} as const;
export type CreationStep = keyof typeof creationSteps;
export const stepCodes = ['reviewer', 'unit-head'] as const satisfies readonly CreationStep[];

/** Whom the form of submitting proposes as signatory; the drafter may choose another. */
export const signatoryLines = {
  'unit-head': { th: 'หัวหน้าหน่วยงานของผู้ร่าง', en: "the head of the drafter's unit" },
  'agency-head': { th: 'หัวหน้าส่วนราชการ', en: 'the head of the agency' },
} as const;
export type SignatoryLine = keyof typeof signatoryLines;
export const signatoryCodes = [
  'unit-head',
  'agency-head',
] as const satisfies readonly SignatoryLine[];

/** What is published is signed by the head of the agency; of other kinds either may be proposed. */
export const signatoriesOf = (kind: string): readonly SignatoryLine[] =>
  isPublicationKind(kind) && publicationRules[kind].signatory === 'agency'
    ? ['agency-head']
    : signatoryCodes;

/**
 * The order of signature and number. Either the letter is signed, and the registry gives it the number, as is the
 * custom on paper; or the number and the date are given inside the signature (DOMAIN §4.3).
 */
export const numberOrders = {
  'after-signature': { th: 'ลงนามก่อน แล้วสารบรรณออกเลข', en: 'signed first; the registry numbers' },
  'at-signature': { th: 'ออกเลขพร้อมการลงนาม', en: 'numbered by the signature' },
} as const;
export type NumberOrder = keyof typeof numberOrders;
export const numberOrderCodes = [
  'after-signature',
  'at-signature',
] as const satisfies readonly NumberOrder[];

/** Kinds with a choice: memos, commands and certificates are numbered by their signature always. */
export const asksNumberOrder = (kind: string): boolean => kind === 'outgoing';
