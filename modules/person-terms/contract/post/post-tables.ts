import { describedTable } from '@sarn/kernel';
import { permission } from '../permission.ts';

/** Sorts of employment. Specification of settings §2.1 `employee-type` */
export const employeeTypeTable = describedTable({
  code: 'employee-type',
  title: { th: 'ประเภทบุคลากร', en: 'Employee types' },
  rowTitle: { th: 'ประเภทบุคลากร', en: 'Employee type' },
  text: {
    th: 'ประเภทการจ้าง การเกษียณ และสิทธิเป็นหัวหน้าหรือลงนาม',
    en: 'Sorts of employment, when they end, and whether they head or sign',
  },
  effect: {
    th: 'แบบฟอร์มบุคลากรใช้ทันที ผู้ที่ลงนามไม่ได้จะไม่ถูกเสนอให้ลงนาม',
    en: 'Personnel forms use it at once; who may not sign is not offered as a signatory.',
  },
  permission,
  fields: {
    retires: {
      kind: 'choice',
      label: { th: 'การพ้นจากงาน', en: 'How it ends' },
      options: {
        'age60-fy': { th: 'สิ้นปีงบประมาณที่อายุครบ 60 ปี', en: 'End of the fiscal year at 60' },
        contract: { th: 'ตามสัญญาจ้าง', en: 'By contract' },
        none: { th: 'ไม่กำหนด', en: 'Not set' },
      },
      isListed: true,
    },
    mayHead: {
      kind: 'switch',
      label: { th: 'เป็นหัวหน้าหน่วยงานได้', en: 'May head a unit' },
      isListed: true,
    },
    maySign: { kind: 'switch', label: { th: 'ลงนามได้', en: 'May sign' }, isListed: true },
    also: {
      kind: 'texts',
      label: { th: 'คำอื่นในไฟล์นำเข้า', en: 'Other words in imported files' },
      hint: { th: 'บรรทัดละหนึ่งคำ', en: 'One on each line' },
      max: 100,
      maxCount: 10,
    },
  },
});

/** Which ladder a post is on. Specification of settings §2.2 `position-type` */
export const positionTypeTable = describedTable({
  code: 'position-type',
  title: { th: 'ประเภทตำแหน่ง', en: 'Position types' },
  rowTitle: { th: 'ประเภทตำแหน่ง', en: 'Position type' },
  text: {
    th: 'สายของตำแหน่ง เช่น ทั่วไป วิชาการ อำนวยการ บริหาร',
    en: 'Ladders of posts, such as general, knowledge worker, managerial, executive',
  },
  effect: {
    th: 'ช่องเลือกประเภทและระดับตำแหน่งใช้ทันที',
    en: 'Pickers of types and levels use it at once.',
  },
  permission,
  fields: {
    employment: {
      kind: 'reference',
      label: { th: 'ใช้กับประเภทบุคลากร', en: 'For employee type' },
      hint: { th: 'ไม่เลือก: ใช้ได้กับทุกประเภท', en: 'None: for all of them' },
      table: 'employee-type',
      isListed: true,
    },
  },
});

/** Which step of its ladder. Specification of settings §2.2 `position-level` */
export const positionLevelTable = describedTable({
  code: 'position-level',
  title: { th: 'ระดับตำแหน่ง', en: 'Position levels' },
  rowTitle: { th: 'ระดับตำแหน่ง', en: 'Position level' },
  text: {
    th: 'ระดับของแต่ละประเภทตำแหน่ง และคำที่พิมพ์ต่อท้ายชื่อตำแหน่ง',
    en: 'Steps of each position type, and the word printed after the name of the position',
  },
  effect: {
    th: 'ช่องเลือกระดับใช้ทันที ตำแหน่งที่พิมพ์ในหนังสือที่ออกเลขแล้วไม่เปลี่ยน',
    en: 'Pickers use it at once; titles on numbered documents stay.',
  },
  permission,
  fields: {
    type: {
      kind: 'reference',
      label: { th: 'ประเภทตำแหน่ง', en: 'Position type' },
      table: 'position-type',
      isRequired: true,
      isListed: true,
      isLocked: 'used',
    },
    printed: {
      kind: 'text',
      label: { th: 'คำที่พิมพ์ต่อท้ายชื่อตำแหน่ง', en: 'Printed after the position' },
      hint: {
        th: 'เช่น ชำนาญการ พิมพ์เป็น นิติกรชำนาญการ เว้นว่าง: ไม่พิมพ์',
        en: 'ชำนาญการ is printed as นิติกรชำนาญการ; empty: nothing is printed',
      },
      max: 60,
      isListed: true,
    },
  },
});

/** Names of positions; the posts themselves are in the structure of units. Specification of settings §2.2 */
export const positionTable = describedTable({
  code: 'position-information',
  title: { th: 'ชื่อตำแหน่ง', en: 'Positions' },
  rowTitle: { th: 'ชื่อตำแหน่ง', en: 'Position' },
  text: {
    th: 'ชื่อตำแหน่งในสายงาน และรหัสสายงานตามมาตรฐานกำหนดตำแหน่ง',
    en: 'Names of positions, with the number of their line of work',
  },
  effect: {
    th: 'ช่องเลือกตำแหน่งและบัตรบุคคลใช้ชื่อใหม่ทันที ลายมือชื่อในหนังสือที่ออกแล้วไม่เปลี่ยน',
    en: 'Pickers and cards show the new name at once; signatures on issued documents stay.',
  },
  permission,
  isCodeMade: true,
  isNameUnique: true,
  fields: {
    type: {
      kind: 'reference',
      label: { th: 'ประเภทตำแหน่ง', en: 'Position type' },
      table: 'position-type',
      isListed: true,
    },
    lineCode: {
      kind: 'text',
      label: { th: 'รหัสสายงาน', en: 'Line of work' },
      hint: { th: 'เช่น 3-1-006', en: 'Such as 3-1-006' },
      max: 20,
      isListed: true,
    },
  },
});
