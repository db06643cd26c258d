import { describedTable } from '@sarn/kernel';
import { signatureRuleTable } from './rule-table.ts';

/** By what a signature is made, from the weakest to the strongest; `nobody`: these posts do not sign it. */
export const signatureDemands = ['password', 'picture', 'certificate', 'nobody'] as const;
export type SignatureDemand = (typeof signatureDemands)[number];

/** Of several who sign: those before the last one, and that one. Who signs alone is the last one. */
export const signingSteps = ['co-signatory', 'signatory'] as const;
export type SigningStep = (typeof signingSteps)[number];

/** Who signs how at which step. Specification of settings §2.6 `sign-type/signTypeGroup`: kind × step → posts */
export const signatureStepTable = describedTable({
  code: 'signature-step-rule',
  title: { th: 'ผู้ลงนามตามขั้นและตำแหน่ง', en: 'Signatures by step and post' },
  rowTitle: { th: 'กฎการลงนาม', en: 'Rule of signatures' },
  text: {
    th: 'ตำแหน่งใดลงนามหนังสือชนิดใด ในขั้นใด ด้วยวิธีใดเป็นอย่างน้อย หรือลงนามไม่ได้ ใช้ร่วมกับประเภทการลงนาม โดยข้อที่เข้มที่สุดมีผล',
    en: 'Which posts sign which documents at which step, and how at least, or not at all; with the types of signatures, the strictest counts',
  },
  effect: {
    th: 'การลงนามครั้งต่อไปใช้กฎใหม่ทันที หนังสือที่ลงนามแล้วไม่เปลี่ยน',
    en: 'The next signature follows the new rule; documents that were signed stay as they are.',
  },
  permission: 'settings.certificates',
  isCodeMade: true,
  fields: {
    kind: {
      kind: 'reference',
      label: { th: 'ชนิดหนังสือ', en: 'Kind of document' },
      hint: { th: 'ไม่กำหนด: ทุกชนิด', en: 'None: every kind' },
      table: signatureRuleTable.code,
      isListed: true,
    },
    position: {
      kind: 'reference',
      label: { th: 'ตำแหน่ง', en: 'Post' },
      hint: {
        th: 'ไม่กำหนด: ทุกตำแหน่ง ผู้ลงนามแทนถือตามตำแหน่งของผู้ที่ตนลงนามแทน',
        en: 'None: every post. Whoever acts for somebody counts with the posts of that person.',
      },
      table: 'position-information',
      isListed: true,
    },
    weakest: {
      kind: 'choice',
      label: { th: 'อย่างน้อยต้องลงนามด้วย', en: 'Signed at least by' },
      hint: {
        th: 'หนังสือลับใช้เฉพาะข้อ ลงนามไม่ได้ นอกนั้นดูชั้นความลับ หนังสือที่เป็นไฟล์แนบใช้ภาพลายมือชื่อแทนลายมือชื่อดิจิทัล',
        en: 'To classified documents only Does not sign applies; see the classes of secrecy. Documents that are only attached files take the hand signature instead of a digital one.',
      },
      options: {
        password: { th: 'พิมพ์ชื่อและรหัสผ่าน', en: 'Typed name and password' },
        picture: { th: 'ภาพลายมือชื่อและรหัสผ่าน', en: 'Hand signature and password' },
        certificate: { th: 'ลายมือชื่อดิจิทัล', en: 'Digital signature' },
        nobody: { th: 'ลงนามไม่ได้', en: 'Does not sign' },
      },
      isListed: true,
    },
    step: {
      kind: 'choice',
      label: { th: 'ขั้น', en: 'Step' },
      hint: {
        th: 'หนังสือที่ลงนามคนเดียว ผู้นั้นคือผู้ลงนามคนสุดท้าย',
        en: 'Whoever signs alone is the last signatory.',
      },
      options: {
        any: { th: 'ทุกขั้น', en: 'Every step' },
        'co-signatory': { th: 'ผู้ลงนามร่วมก่อนคนสุดท้าย', en: 'Signatories before the last' },
        signatory: { th: 'ผู้ลงนามคนสุดท้าย', en: 'The last signatory' },
      },
      isListed: true,
    },
  },
});
