import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'admin-configs',
    label: { th: 'ค่ากำหนดของระบบ', en: 'System configuration' },
    text: {
      th: 'ชื่อ ตรา สี ข้อความ ที่อยู่ เวลาทำการ เลขหนังสือเวียน และการ์ดงาน',
      en: 'Names, emblem, colours, words, addresses, office hours, circulars and to-do cards',
    },
    icon: 'settings',
    group: 'system',
    finds: {
      th: [
        'โลโก้',
        ...['สีหน้าจอ', 'เปลี่ยนสี'],
        'ตราครุฑ',
        'ตราหน่วยงาน',
        'ลิขสิทธิ์',
        'ภาษาเริ่มต้น',
        'ออกจากระบบเอง',
        'เปลี่ยนชื่อหน่วยงาน',
        'พักกลางวัน',
      ],
      en: ['logo', 'brand', 'copyright', 'idle', 'language', 'to-do cards', 'noon break'],
    },
    permission: 'settings.manage',
    order: 10,
    load: () => import('./ConfigurationPage.tsx'),
  },
  {
    centre: settingsMenus.centre,
    group: 'people',
    path: 'holidays',
    label: { th: 'ปฏิทินวันหยุดราชการ', en: 'Holiday calendar' },
    text: {
      th: 'วันหยุดที่ใช้นับวันทำการ กำหนดเสร็จของงาน และการเตือน',
      en: 'Days off by which working days, due dates and reminders are counted',
    },
    icon: 'calendar-off',
    permission: 'identity.manage',
    order: 20,
    finds: {
      th: ['วันทำการ', 'วันหยุด', 'วันหยุดชดเชย', 'กำหนดเสร็จนับอย่างไร'],
      en: ['working days', 'days off'],
    },
    load: () => import('./calendar/CalendarPage.tsx'),
  },
  {
    centre: settingsMenus.centre,
    path: 'configuration-file',
    label: { th: 'ไฟล์ตั้งค่า', en: 'Configuration file' },
    text: {
      th: 'ส่งออกและนำเข้าค่าตั้งทั้งหมดของหน่วยงานเป็นไฟล์เดียว',
      en: 'All settings of the agency out and in as one file',
    },
    icon: 'file-up',
    group: 'system',
    finds: {
      th: ['สำรองค่าตั้ง', 'ย้ายค่าตั้ง', 'นำเข้าค่าตั้ง', 'ให้เหมือนไฟล์'],
      en: ['export', 'import', 'copy of the settings', 'another installation'],
    },
    permission: 'settings.transfer',
    order: 650,
    load: () => import('./file/ConfigurationFilePage.tsx'),
  },
  describedScreen('document-central', {
    ...{ centre: settingsMenus.centre, permission: 'settings.manage' },
    ...{ group: 'registry', order: 60, icon: 'newspaper' },
    label: { th: 'ศูนย์กลางเอกสาร', en: 'Document centre' },
    text: {
      th: 'แผงเอกสารเผยแพร่ในหน้างาน ชื่อ ลำดับ จำนวนแถว ป้ายใหม่ และผู้ที่เห็น',
      en: 'Panels of published documents: title, order, rows, new days and who sees them',
    },
    finds: {
      th: ['หนังสือเวียน', 'แถลงการณ์', 'แดชบอร์ด', 'ป้ายใหม่', 'ประชาสัมพันธ์', 'ข่าวหน้าแรก'],
      en: ['circulars', 'declarations', 'dashboard'],
    },
    table: async () => (await import('./panel-table.ts')).panelTable,
  }),
];
