import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

const tables = () => import('./setting-tables.ts');
const { centre } = settingsMenus;
const permission = 'settings.registry';

/** The described tables of documents, as settings screens. */
export const settingScreens: readonly WebSettingsScreen[] = [
  describedScreen('document-speed', {
    ...{ centre, permission, group: 'kinds', order: 10, icon: 'gauge' },
    label: { th: 'ชั้นความเร็ว', en: 'Speed classes' },
    text: { th: 'ปกติ ด่วน ด่วนมาก ด่วนที่สุด และชั้นของหน่วยงาน', en: 'Normal, urgent and others' },
    finds: { th: ['ด่วนภายใน', 'ป้ายสีแดง', 'หนังสือด่วน'], en: ['urgent', 'red badge'] },
    table: async () => (await tables()).speedTable,
  }),
  describedScreen('system-manage-book-group', {
    ...{ centre, permission, group: 'registry', order: 31, icon: 'folders' },
    label: { th: 'กลุ่มหนังสือ', en: 'Book groups' },
    text: { th: 'กลุ่มหนังสืออย่างกว้าง 01–10', en: 'Broad groups of documents, 01 to 10' },
    finds: { th: ['กลุ่มแฟ้ม', 'จัดกลุ่มเรื่อง'], en: ['filing'] },
    table: async () => (await tables()).bookGroupTable,
    units: async () => (await import('./setting-units.ts')).unitsPart,
  }),
  describedScreen('system-category-document-book', {
    ...{ centre, permission, group: 'registry', order: 32, icon: 'folder-tree' },
    label: { th: 'หมวดหนังสือ', en: 'Book categories' },
    text: {
      th: 'หมวดในแต่ละกลุ่ม รหัสแฟ้ม และอายุการเก็บที่เสนอเมื่อปิดเรื่อง',
      en: 'Categories of each group, file codes, and the retention proposed',
    },
    finds: { th: ['รหัสแฟ้ม', 'อายุการเก็บของหมวด'], en: ['file code', 'retention'] },
    table: async () => (await tables()).categoryTable,
  }),
  describedScreen('document-secret', {
    ...{ centre, permission, group: 'kinds', order: 15, icon: 'lock' },
    label: { th: 'ชั้นความลับ', en: 'Secrecy classes' },
    text: {
      th: 'ผู้กำหนดชั้น สิ่งที่เก็บในระบบ การดาวน์โหลด และการลงนามของแต่ละชั้น',
      en: 'Who classifies, what is kept, saving and signing of each class',
    },
    finds: {
      th: ['ลับมาก', 'พาสคีย์'],
      en: ['classified', 'passkey'],
    },
    table: async () => (await tables()).secrecyTable,
  }),
  describedScreen('salutations', {
    ...{ centre, permission, group: 'kinds', order: 25, icon: 'pen-line' },
    tables: ['salutation'],
    label: { th: 'คำขึ้นต้นและคำลงท้าย', en: 'Salutations and closings' },
    text: {
      th: 'คำขึ้นต้น คำลงท้าย และผู้รับที่ใช้คำนั้น',
      en: 'Salutation, closing and the addressees who have them',
    },
    finds: { th: ['กราบเรียน', 'นมัสการ', 'ขอแสดงความนับถือ'], en: ['salutation', 'closing'] },
    table: async () => (await tables()).salutationTable,
  }),
  describedScreen('document-type', {
    ...{ centre, permission, group: 'kinds', order: 20, icon: 'file-type' },
    label: { th: 'ประเภทหนังสือ', en: 'Document types' },
    text: { th: 'หนังสือ 15 ชนิด และประเภทย่อยของหน่วยงาน', en: 'The 15 kinds, and own sub-types' },
    finds: {
      th: ['เมนูสร้างเอกสาร', 'หนังสือเชิญประชุม'],
      en: ['sub-type', 'create menu'],
    },
    table: async () => (await tables()).documentTypeTable,
  }),
  describedScreen('job-type', {
    ...{ centre, permission, group: 'kinds', order: 30, icon: 'list-checks' },
    label: { th: 'ประเภทงาน', en: 'Job types' },
    text: {
      th: 'สิ่งที่ผู้รับมอบหมายต้องทำ วันทำการ การรายงานผล และการนับภาระงาน',
      en: 'What assignees are to do, working days, reports, workload',
    },
    finds: {
      th: ['กำหนดเสร็จ', 'มอบหมายงาน'],
      en: ['due date', 'assignment'],
    },
    table: async () => (await tables()).jobTypeTable,
  }),
  describedScreen('command-type', {
    ...{ centre, permission, group: 'kinds', order: 40, icon: 'gavel' },
    tables: ['command-type', 'instruction'],
    label: { th: 'ประเภทคำสั่ง', en: 'Command types' },
    text: {
      th: 'แบบคำสั่งตามรหัสของระบบบุคลากร ผู้ที่เปิดอ่านได้ และคำสั่งการของผู้บังคับบัญชา',
      en: 'Forms of orders, who may open them, and instructions of superiors',
    },
    finds: {
      th: ['คำสั่งเลื่อนเงินเดือน', 'คำสั่งการ'],
      en: ['salary order', 'instruction'],
    },
    table: async () => {
      const { commandTypeTable, instructionTable } = await tables();
      return [commandTypeTable, instructionTable];
    },
  }),
] as const;
