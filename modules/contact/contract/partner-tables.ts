import { describedTable } from '@sarn/kernel';
import { classPermissions } from '@sarn/document-classes/contract';
import { openings } from './openings.ts';
import { sendMethods } from './send-methods.ts';
import { contactTableCodes } from './table-codes.ts';

/** The kind of subject of the address book's own acts in the audit trail. */
export const contactSubject = 'contact';

/** Most earlier names of one partner. */
export const mostAliases = 100;

const senderType = {
  kind: 'reference',
  label: { th: 'ประเภท', en: 'Type' },
  table: contactTableCodes.senderType,
  isRequired: true,
  isListed: true,
} as const;

const abbreviation = {
  kind: 'text',
  label: { th: 'ชื่อย่อ', en: 'Short name' },
  max: 60,
} as const;

const aliases = {
  kind: 'texts',
  label: { th: 'ชื่อเดิมและชื่ออื่น', en: 'Earlier and other names' },
  hint: {
    th: 'บรรทัดละหนึ่งชื่อ หนังสือที่มีชื่อเหล่านี้นับเป็นรายเดียวกัน',
    en: 'One on each line; letters that bear them count as of the same partner',
  },
  max: 300,
  maxCount: mostAliases,
} as const;

/** What both sides have in common: one row is one partner. */
const common = {
  permission: classPermissions.manage,
  isCodeMade: true,
  hasFixedOrder: true,
  isSortedByName: true,
} as const;

/** Partners from whom letters come. Specification of settings §2.5 `book-send-from` */
export const comesFromTable = describedTable({
  ...common,
  code: contactTableCodes.comesFrom,
  title: { th: 'หน่วยงานผู้ส่งหนังสือ', en: 'Senders of letters' },
  rowTitle: { th: 'ผู้ส่งหนังสือ', en: 'Sender of letters' },
  text: {
    th: 'ใช้เติมช่อง “จาก” ตามเลขที่หนังสือเมื่อลงทะเบียนรับ เป็นรายชื่อเดียวกับผู้รับหนังสือ',
    en: 'They fill “from” by the number of the letter; the same partners as those who receive letters.',
  },
  effect: {
    th: 'แบบลงทะเบียนรับเติมชื่อตามเลขนำทันที การเตือนหนังสือซ้ำรู้จักทุกชื่อของรายนี้',
    en: 'Registering fills in the name by the prefix; the warning of duplicates knows all its names.',
  },
  alsoSubjects: [`setting:${contactTableCodes.goesTo}`, contactSubject],
  fields: {
    senderType,
    letterPrefixes: {
      kind: 'texts',
      label: { th: 'เลขนำของหนังสือ', en: 'Letter prefixes' },
      hint: {
        th: 'บรรทัดละหนึ่งเลข เช่น กค 0402 ใช้เติมช่อง “จาก” ให้',
        en: 'One on each line, such as กค 0402; they fill in “from”',
      },
      max: 40,
      maxCount: 20,
      isListed: true,
    },
    isFixedName: {
      kind: 'switch',
      label: { th: 'ต้องใช้ชื่อตามรายการนี้', en: 'Only by this name' },
      hint: {
        th: 'ปิดไว้: พิมพ์ชื่ออื่นได้ เช่น เพิ่มชื่อกอง เปิด: หนังสือเลขนำนี้รับได้เฉพาะชื่อในรายการ',
        en: 'Off: another name may be typed. On: letters of these prefixes bear only its names.',
      },
      isListed: true,
    },
    abbreviation,
    aliases,
  },
});

/** Partners to whom letters go. Specification of settings §2.5 `book-send-to` */
export const goesToTable = describedTable({
  ...common,
  code: contactTableCodes.goesTo,
  title: { th: 'หน่วยงานผู้รับหนังสือ', en: 'Receivers of letters' },
  rowTitle: { th: 'ผู้รับหนังสือ', en: 'Receiver of letters' },
  text: {
    th: 'คำขึ้นต้น ตำแหน่งที่เรียนถึง และช่องทางส่งของแต่ละราย เป็นรายชื่อเดียวกับผู้ส่งหนังสือ',
    en: 'Opening, post addressed and channel; the same partners as those who send letters.',
  },
  effect: {
    th: 'ร่างหนังสือเติม “เรียน” คำขึ้นต้น และช่องทางส่งเมื่อเลือกชื่อนี้ หนังสือเดิมไม่เปลี่ยน',
    en: 'Drafts take opening, addressee and channel when it is chosen; older letters stay.',
  },
  alsoSubjects: [`setting:${contactTableCodes.comesFrom}`, contactSubject],
  fields: {
    senderType,
    opening: {
      kind: 'choice',
      label: { th: 'คำขึ้นต้น', en: 'Opening' },
      options: openings,
    },
    postAddressed: {
      kind: 'text',
      label: { th: 'ตำแหน่งที่เรียนถึง', en: 'Post addressed' },
      hint: { th: 'เช่น อธิบดีกรมบัญชีกลาง', en: 'As the letter is addressed' },
      max: 200,
      isListed: true,
    },
    usualMethod: {
      kind: 'choice',
      label: { th: 'ช่องทางส่ง', en: 'Channel' },
      options: sendMethods,
      isListed: true,
    },
    address: { kind: 'text', label: { th: 'ที่อยู่', en: 'Address' }, max: 1000, isLong: true },
    email: {
      kind: 'text',
      label: { th: 'อีเมล', en: 'E-mail' },
      hint: { th: 'เช่น saraban@example.go.th', en: 'Such as saraban@example.go.th' },
      max: 200,
      pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    },
    phone: { kind: 'text', label: { th: 'โทรศัพท์/โทรสาร', en: 'Phone and fax' }, max: 100 },
    exchangeCode: {
      kind: 'text',
      label: { th: 'รหัสในระบบแลกเปลี่ยนหนังสือ', en: 'Code in the exchange of letters' },
      max: 100,
    },
    abbreviation,
    aliases,
    note: { kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, max: 1000, isLong: true },
  },
});
