import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

const common = { centre: settingsMenus.centre, group: 'people' } as const;

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    ...common,
    path: 'employee-information',
    label: { th: 'ข้อมูลบุคลากร', en: 'Employees' },
    text: {
      th: 'รายชื่อบุคลากร ดูและแก้ไขทะเบียนประวัติ',
      en: 'The list of people; see and correct their records',
    },
    icon: 'users',
    permission: 'identity.personnel',
    hasScopes: true,
    order: 10,
    finds: {
      th: [
        ...['ย้ายคน', 'ย้ายเจ้าหน้าที่', 'ย้ายบุคลากร', 'โอนย้าย', 'ย้ายหน่วยงาน', 'แก้ไขชื่อ'],
        'ลาออก เกษียณ',
      ],
      en: ['staff', 'transfer', 'retire'],
    },
    load: () => import('./people/PeoplePage.tsx'),
  },
  {
    ...common,
    path: 'new-person',
    label: { th: 'เพิ่มบุคลากร', en: 'Add a person' },
    text: {
      th: 'เพิ่มบุคลากรพร้อมตำแหน่งและบัญชี และดูผู้ที่กำลังจะพ้นหน้าที่',
      en: 'Add a person with post and account, and see who is leaving office',
    },
    icon: 'user-plus',
    finds: {
      th: ['เพิ่มคน', 'เพิ่มผู้ใช้', 'บรรจุใหม่', 'เกษียณอายุ', 'ผู้เกษียณ', 'เชิญผู้ใช้'],
      en: ['add user', 'new employee', 'retirement', 'invite'],
    },
    permission: 'identity.manage',
    hasScopes: true,
    order: 11,
    load: () => import('./record/NewPersonPage.tsx'),
  },
  {
    ...common,
    path: 'directory-sync',
    label: { th: 'ปรับตามระบบบัญชีกลาง', en: 'Directory synchronisation' },
    text: {
      th: 'เปรียบเทียบบุคลากรกับ LDAP หรือ Active Directory และปรับตามทุกคืน',
      en: 'Compares people with LDAP or Active Directory, and follows it every night',
    },
    icon: 'repeat',
    finds: { th: ['ldap', 'active directory', 'ad', 'ซิงก์'], en: ['ldap', 'sync'] },
    permission: 'identity.manage',
    order: 16,
    load: () => import('./directory/DirectoryPage.tsx'),
  },
  {
    ...common,
    path: 'user-active',
    label: { th: 'สถานะผู้ใช้งาน', en: 'Active users' },
    text: {
      th: 'การเข้าใช้ การยืนยันตัวตน การพักและระงับบัญชีของผู้ใช้งาน',
      en: 'Sessions, second factors, locks and suspension of accounts',
    },
    icon: 'users',
    finds: {
      th: [
        ...['ออกจากระบบ', 'ปลดล็อก', 'บังคับเปลี่ยนรหัสผ่าน', 'รีเซ็ตรหัสผ่าน', 'ลืมรหัสผ่าน'],
        ...['รหัสผ่านใหม่', 'เปลี่ยนรหัสผ่าน', 'ระงับบัญชี', 'ล็อกบัญชี', 'บัญชีถูกล็อก', 'พักงาน', 'ใครเข้าใช้อยู่'],
      ],
      en: ['sign out', 'unlock', 'force password', 'reset password', 'suspend', 'who is signed in'],
    },
    permission: 'identity.manage',
    order: 60,
    load: () => import('./account/ActiveAccountsPage.tsx'),
  },
  {
    ...common,
    path: 'user-account-close-premission',
    label: { th: 'บัญชีที่ถูกระงับหรือปิด', en: 'Suspended and closed accounts' },
    text: {
      th: 'ส่งมอบงานของผู้พ้นหน้าที่ ปิดบัญชี และคืนบัญชี',
      en: 'Hand over what somebody left, close accounts and restore them',
    },
    icon: 'archive',
    finds: {
      th: ['ส่งมอบงาน', 'ผู้พ้นหน้าที่', 'เกษียณ', 'ลาออก', 'ปิดบัญชี', 'ลบคน', 'ลบผู้ใช้'],
      en: ['hand over', 'leaver', 'retired', 'close account', 'remove user'],
    },
    permission: 'identity.manage',
    order: 61,
    load: () => import('./account/EndedAccountsPage.tsx'),
  },
];
