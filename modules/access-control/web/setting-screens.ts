import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

const common = {
  centre: settingsMenus.centre,
  permission: 'settings.access',
  group: 'access',
} as const;

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    ...{ ...common, path: 'who-may', order: 10, icon: 'eye' },
    label: { th: 'ใครทำอะไรได้', en: 'Who may do what' },
    text: {
      th: 'คนนี้ทำอะไรได้ เรื่องนี้ใครทำได้ และเพราะอะไร',
      en: 'What a person may do, who may do an act, and why',
    },
    finds: {
      th: ['ใครออกเลขได้', 'ทำไมออกเลขไม่ได้', 'ตรวจสิทธิ์', 'ทำไมทำไม่ได้', 'ดูในฐานะ'],
      en: ['who gives numbers', 'who can', 'explain', 'see as'],
    },
    load: () => import('./WhoMayPage.tsx'),
  },
  {
    ...{ ...common, path: 'users-group', order: 30, icon: 'users' },
    label: { th: 'กลุ่มผู้ใช้งาน', en: 'User groups' },
    text: {
      th: 'ใครอยู่ด้วยกัน ตามรายชื่อหรือตามเงื่อนไข และเมนูที่ได้รับ',
      en: 'People together, by name or by a rule, and their menus',
    },
    finds: { th: ['สิทธิ์เมนู', 'รายชื่อผู้รับ'], en: ['menus', 'recipients'] },
    load: () => import('./GroupsPage.tsx'),
  },
  {
    ...{ ...common, path: 'users-group/menu-permission-group/$id', order: 31, icon: 'users' },
    label: { th: 'สิทธิ์เมนูของกลุ่มผู้ใช้งาน', en: 'Menus of a group' },
    text: { th: 'เมนูที่กลุ่มเห็นและจัดการได้', en: 'What a group sees and manages' },
    isUnlisted: true,
    load: () => import('./GroupMenusPage.tsx'),
  },
  {
    ...{ ...common, path: 'manage-number-premission', order: 40, icon: 'list-checks' },
    label: { th: 'สิทธิ์การออกเลข', en: 'Who gives numbers' },
    text: {
      th: 'ใครออก จอง ยกเลิก หรือคืนเลขของทะเบียนใดได้',
      en: 'Who may give, reserve, void or release numbers of which register',
    },
    finds: {
      th: [
        ...['ใครออกเลขได้', 'ออกเลขไม่ได้', 'จองเลข', 'เลขหนังสือ', 'เลขที่หนังสือ', 'เลขทะเบียน'],
        ...['ปิดปี', 'ปิดทะเบียน'],
      ],
      en: ['reserve', 'numbers'],
    },
    load: () => import('./NumberRightsPage.tsx'),
  },
  {
    ...{ ...common, path: 'manage-role', order: 20, icon: 'shield-check' },
    label: { th: 'บทบาทและสิทธิ์', en: 'Roles and rights' },
    text: { th: 'ใครทำอะไรได้ กับเรื่องของใคร', en: 'Who may do what, with whose matters' },
    finds: {
      th: ['ให้สิทธิ์', 'ขอบเขต', 'มอบบทบาท', 'headRoles'],
      en: ['grant', 'scope', 'permission'],
    },
    load: () => import('./RolesPage.tsx'),
  },
  {
    ...{ ...common, path: 'role-type', order: 60, icon: 'list-checks' },
    label: { th: 'ประเภทบทบาท', en: 'Types of roles' },
    text: {
      th: 'ขอบเขตกว้างสุด ผู้รับบทบาท และการยืนยันโดยผู้ดูแลอีกคน',
      en: 'Widest scope, who may hold them, a second person',
    },
    finds: { th: ['ผู้ดูแลอีกคน'], en: ['second person'] },
    load: () => import('./RoleTypesPage.tsx'),
  },
  {
    ...{ ...common, path: 'manage-admin', order: 50, icon: 'users' },
    label: { th: 'ผู้ดูแลระบบ', en: 'Administrators' },
    text: { th: 'ใครดูแลส่วนใดของระบบ', en: 'Who administers which part of the system' },
    finds: { th: ['แอดมิน', 'ใครตั้งค่าได้', 'ใครเป็นผู้ดูแล'], en: ['admin', 'who administers'] },
    load: () => import('./AdminsPage.tsx'),
  },
  {
    ...{ ...common, group: 'system', path: 'admin-application', order: 20, icon: 'layout-grid' },
    label: { th: 'ระบบงาน', en: 'Applications' },
    text: {
      th: 'ไทล์และลิงก์ในหน้ารวมระบบงาน เปิด ปิด และเรียงลำดับ',
      en: 'Tiles and links of the launcher: on, off and in which order',
    },
    finds: { th: ['เมนู', 'ไทล์', 'ปิดระบบงาน', 'ปิดเมนู', 'ซ่อนเมนู'], en: ['menus', 'tiles'] },
    load: () => import('./ApplicationsPage.tsx'),
  },
  {
    ...{ ...common, group: 'system', path: 'admin-application/menu-system/$id' },
    ...{ order: 21, icon: 'list-checks', isUnlisted: true },
    label: { th: 'เมนูของระบบงาน', en: 'Menus of an application' },
    text: { th: 'เมนูใต้แถบหัวและหน้าแรก', en: 'Menus below the header' },
    load: () => import('./MenuSystemPage.tsx'),
  },
  {
    ...{ ...common, group: 'system', path: 'system-functions', order: 30, icon: 'settings' },
    label: { th: 'ฟังก์ชันของระบบ', en: 'System functions' },
    text: {
      th: 'เปิดปิดความสามารถของระบบ และดูว่าสิทธิ์ใดเปิดคำสั่งใด',
      en: 'What the system offers, and which permission opens which call',
    },
    finds: {
      th: ['captcha', 'พาสคีย์', 'ผู้ดูแลอีกคน', 'ยืนยันตัวตนสอง', 'เปิดปิดฟังก์ชัน'],
      en: ['flags', 'passkeys'],
    },
    load: () => import('./FunctionsPage.tsx'),
  },
];
