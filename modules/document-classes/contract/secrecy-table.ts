import { describedTable } from '@sarn/kernel';
import type { RowOf } from '@sarn/kernel';
import { classPermissions } from './permissions.ts';
import { classTableCodes } from './table-codes.ts';

/** Classes of secrecy; code and order are fixed. Specification of settings §2.4 `document-secret` */
export const secrecyTable = describedTable({
  code: classTableCodes.secrecy,
  title: { th: 'ชั้นความลับ', en: 'Secrecy classes' },
  rowTitle: { th: 'ชั้นความลับ', en: 'Secrecy class' },
  text: {
    th: 'ชั้นความลับสี่ชั้นตามระเบียบ รหัสและลำดับกำหนดไว้ตายตัว',
    en: 'The four classes of secrecy; their codes and their order are fixed',
  },
  effect: {
    th: 'แบบฟอร์มและหน้าหนังสือลับใช้ทันที หนังสือที่ลบเนื้อหาแล้วไม่กลับคืน',
    en: 'Forms and pages of classified documents use it at once; deleted content does not return.',
  },
  permission: classPermissions.manage,
  isClosed: true,
  hasFixedOrder: true,
  asksReason: true,
  fields: {
    classifiedBy: {
      kind: 'choice',
      label: { th: 'ผู้กำหนดชั้น', en: 'Classified by' },
      hint: {
        th: 'สายงานคือเจ้าของเรื่องและผู้บังคับบัญชา นายทะเบียนคือนายทะเบียนข้อมูลข่าวสารลับ',
        en: 'Who may give, change or end this class',
      },
      options: {
        line: { th: 'สายงานและนายทะเบียน', en: 'Author, heads and registrars' },
        registrar: { th: 'นายทะเบียนเท่านั้น', en: 'Secret registrars only' },
      },
      isListed: true,
    },
    // @assumed the regulation lets copies be made by authority alone; the registrar records it
    copiedBy: {
      kind: 'choice',
      label: { th: 'ผู้จัดทำสำเนา', en: 'Copies made by' },
      hint: {
        th: 'สำเนาหนังสือลับมีเลขชุดและลงในทะเบียนควบคุมทุกครั้ง',
        en: 'Copies of classified documents are numbered and entered in the control register',
      },
      options: {
        line: { th: 'เจ้าของเรื่องและนายทะเบียน', en: 'Author and registrars' },
        registrar: { th: 'นายทะเบียนเท่านั้น', en: 'Secret registrars only' },
        nobody: { th: 'ไม่ให้จัดทำในระบบ', en: 'Nobody' },
      },
    },
    keeps: {
      kind: 'choice',
      label: { th: 'สิ่งที่เก็บในระบบ', en: 'What is kept' },
      hint: {
        th: 'เก็บเฉพาะทะเบียนได้เฉพาะชั้นลับมากและลับที่สุด',
        en: 'Only the register may be kept of the two upper classes',
      },
      options: {
        deployed: { th: 'ตามที่ติดตั้ง', en: 'As deployed' },
        'register-only': { th: 'ทะเบียนเท่านั้น ไม่เก็บเนื้อหา', en: 'The register only' },
        whole: { th: 'ทั้งเรื่อง', en: 'The whole document' },
      },
      isListed: true,
    },
    mayDownload: {
      kind: 'switch',
      label: { th: 'ให้ดาวน์โหลดได้', en: 'May be saved' },
      hint: {
        th: 'เมื่อปิด ผู้มีสิทธิ์อ่านทุกคนเปิดดูได้เท่านั้น',
        en: 'While off, every reader may only look at it',
      },
      isListed: true,
    },
    weakestSignature: {
      kind: 'choice',
      label: { th: 'การลงนามขั้นต่ำ', en: 'Weakest signature' },
      options: {
        password: { th: 'พิมพ์ชื่อและรหัสผ่าน', en: 'Typed name and password' },
        picture: { th: 'ภาพลายมือชื่อและรหัสผ่าน', en: 'Hand signature and password' },
        passkey: { th: 'พาสคีย์', en: 'Passkey' },
      },
      isListed: true,
    },
  },
});

export type SecrecyRow = RowOf<typeof secrecyTable>;
