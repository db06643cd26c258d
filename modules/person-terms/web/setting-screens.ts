import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

const tables = () => import('./setting-tables.ts');
const { centre } = settingsMenus;
const permission = 'identity.manage';

/** The described tables of people and posts, as settings screens. */
export const personTermScreens: readonly WebSettingsScreen[] = [
  describedScreen('prefix', {
    ...{ centre, permission, group: 'people', order: 70, icon: 'badge' },
    label: { th: 'คำนำหน้าชื่อ', en: 'Name prefixes' },
    text: {
      th: 'คำนำหน้าชื่อ ยศ และตำแหน่งทางวิชาการ',
      en: 'Titles, ranks and academic titles of names',
    },
    finds: { th: ['ยศ', 'คำย่อ', 'นาย นาง นางสาว', 'ดร.'], en: ['rank', 'title'] },
    table: async () => (await tables()).prefixTable,
  }),
  describedScreen('suffix', {
    ...{ centre, permission, group: 'people', order: 71, icon: 'badge' },
    label: { th: 'คำต่อท้ายชื่อ', en: 'Name suffixes' },
    text: { th: 'คำที่เขียนต่อจากนามสกุล', en: 'Words after a surname' },
    finds: { th: ['ร.น.', 'ต่อท้ายนามสกุล'], en: ['after the surname'] },
    table: async () => (await tables()).suffixTable,
  }),
  describedScreen('employee-type', {
    ...{ centre, permission, group: 'people', order: 50, icon: 'id-card' },
    label: { th: 'ประเภทบุคลากร', en: 'Employee types' },
    text: {
      th: 'ประเภทการจ้าง การเกษียณ และสิทธิเป็นหัวหน้าหรือลงนาม',
      en: 'Sorts of employment, when they end, and whether they head or sign',
    },
    finds: {
      th: ['ใครลงนามได้', 'เกษียณเมื่อใด', 'ข้าราชการ พนักงานราชการ ลูกจ้าง'],
      en: ['who may sign', 'retirement'],
    },
    table: async () => (await tables()).employeeTypeTable,
  }),
  describedScreen('position-information', {
    ...{ centre, permission, group: 'people', order: 40, icon: 'briefcase' },
    label: { th: 'ชื่อตำแหน่ง', en: 'Positions' },
    text: { th: 'ชื่อตำแหน่งในสายงานและรหัสสายงาน', en: 'Names of positions, with their line of work' },
    finds: { th: ['ตำแหน่งในสายงาน'], en: ['line of work'] },
    table: async () => (await tables()).positionTable,
  }),
  describedScreen('position-type', {
    ...{ centre, permission, group: 'people', order: 41, icon: 'briefcase' },
    label: { th: 'ประเภทตำแหน่ง', en: 'Position types' },
    text: {
      th: 'ทั่วไป วิชาการ อำนวยการ บริหาร',
      en: 'General, knowledge worker, managerial, executive',
    },
    finds: { th: ['ทั่วไป วิชาการ อำนวยการ บริหาร', 'สายงาน'], en: ['ladder'] },
    table: async () => (await tables()).positionTypeTable,
  }),
  describedScreen('position-level', {
    ...{ centre, permission, group: 'people', order: 42, icon: 'briefcase' },
    label: { th: 'ระดับตำแหน่ง', en: 'Position levels' },
    text: { th: 'ระดับของแต่ละประเภทตำแหน่ง', en: 'Steps of each position type' },
    finds: { th: ['ชำนาญการ ชำนาญการพิเศษ'], en: ['senior professional'] },
    table: async () => (await tables()).positionLevelTable,
  }),
] as const;
