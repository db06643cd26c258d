import { describedTable } from '@sarn/kernel';
import type { RowOf } from '@sarn/kernel';

/**
 * The eight panels of published documents on the dashboard, and the area that holds them. The rows are
 * those of `/get-dashboard`, so none is added and none ends. Specification of settings §2.4
 */
export const panelTable = describedTable({
  code: 'document-central',
  title: { th: 'ศูนย์กลางเอกสาร', en: 'Document centre' },
  rowTitle: { th: 'แผงเอกสาร', en: 'Panel' },
  text: {
    th: 'แผงเอกสารเผยแพร่แปดแผงในหน้างานที่ต้องดำเนินการ และพื้นที่ที่รวมแผงทั้งหมด',
    en: 'The eight panels of published documents on the dashboard, and the area that holds them',
  },
  effect: {
    th: 'หน้างานที่ต้องดำเนินการเปลี่ยนทันที เอกสารไม่หายไปจากการค้นหาและทะเบียน',
    en: 'The dashboard changes at once; documents stay in the search and in their registers.',
  },
  permission: 'settings.manage',
  isClosed: true,
  fields: {
    rowsShown: {
      kind: 'number',
      label: { th: 'จำนวนแถวต่อหน้า', en: 'Rows of a page' },
      hint: { th: 'ไม่ใช้กับพื้นที่รวม', en: 'Not used by the area' },
      min: 3,
      max: 20,
      isListed: true,
    },
    newDays: {
      kind: 'number',
      label: { th: 'ติดป้าย “ใหม่” (วัน)', en: 'Marked as new (days)' },
      hint: { th: '0 คือไม่ติดป้าย', en: '0: never' },
      min: 0,
      max: 60,
      isListed: true,
    },
    seenBy: {
      kind: 'choice',
      label: { th: 'ผู้ที่เห็น', en: 'Who sees it' },
      options: {
        all: { th: 'ทุกคน', en: 'Everybody' },
        heads: { th: 'หัวหน้าหน่วยงาน', en: 'Heads of units' },
        clerks: { th: 'ธุรการ', en: 'Clerks' },
      },
      isListed: true,
    },
    shown: {
      kind: 'choice',
      label: { th: 'การแสดง', en: 'Shown' },
      hint: {
        th: 'ไฟล์ติดตั้งกำหนดเฉพาะหนังสือเวียนทั่วไปและแถลงการณ์ แผงอื่นแสดงเสมอ',
        en: 'The deployment file decides on circulars and declarations; others are always shown',
      },
      options: {
        file: { th: 'ตามไฟล์ติดตั้ง', en: 'As the deployment file says' },
        on: { th: 'แสดง', en: 'Shown' },
        off: { th: 'ซ่อน', en: 'Hidden' },
      },
      isListed: true,
    },
  },
});

export type PanelRow = RowOf<typeof panelTable>;
