import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

const common = {
  centre: settingsMenus.centre,
  permission: 'settings.registry',
  group: 'registry',
} as const;

const books = 'registration-book-display';
const columns = `${books}/manage-columns`;

/** The settings of registers: where documents are received, and how registers are shown. */
export const displayScreens: readonly WebSettingsScreen[] = [
  {
    ...{ ...common, path: 'sarabun-structure', order: 15, icon: 'network' },
    label: { th: 'โครงสร้างงานสารบรรณ', en: 'Registry structure' },
    text: {
      th: 'จุดรับหนังสือ รับแทนหน่วยงานใด รับผ่านจุดใด และสิ่งที่ต้องแก้ไข',
      en: 'Registration points: for whom and through whom they receive, and what is wrong',
    },
    finds: {
      th: ['จุดรับหนังสือ', 'รับแทน', 'รอลงรับ', 'ธุรการกลาง', 'หน่วยงานไม่มีธุรการ'],
      en: ['registration point', 'receives for', 'clerk of a unit'],
    },
    load: () => import('../point/PointsPage.tsx'),
  },
  describedScreen(books, {
    ...{ ...common, order: 20, icon: 'book-open' },
    label: { th: 'การแสดงผลทะเบียนหนังสือ', en: 'Display of registers' },
    text: {
      th: 'ชื่อ ลำดับ ปี ผู้เห็น และคอลัมน์ของแต่ละทะเบียน',
      en: 'Name, order, years, readers and columns of each register',
    },
    finds: {
      th: ['คอลัมน์', 'ปีที่แสดง', 'ชื่อทะเบียน', 'ใครเห็นทะเบียน', 'การปฏิบัติ', 'ทะเบียนรับ', 'ทะเบียนส่ง'],
      en: ['columns', 'years', 'who sees a register'],
    },
    table: async () => (await import('./setting-tables.ts')).bookTable,
    opens: [
      { path: columns, label: { th: 'คอลัมน์', en: 'Columns' } },
      // The page is the one of the lists, which know the flows.
      { path: `${books}/manage-function-book-display`, label: { th: 'คำสั่ง', en: 'Acts' } },
    ],
  }),
  {
    ...{ ...common, path: `${columns}/$id`, order: 21, icon: 'book-open', isUnlisted: true },
    label: { th: 'คอลัมน์ของทะเบียนหนังสือ', en: 'Columns of a register' },
    text: { th: 'ลำดับ คำ ความกว้าง และที่แสดง', en: 'Order, words, width and place' },
    load: () => import('./ColumnsPage.tsx'),
  },
];
