import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'account-requests',
    label: { th: 'คำขอบัญชีผู้ใช้งาน', en: 'Requests for accounts' },
    text: {
      th: 'พิจารณาคำขอที่ส่งมาจากหน้าเข้าสู่ระบบ ในหน่วยงานที่เปิดรับคำขอ',
      en: 'Decide about requests from the sign-in page, where the agency takes them',
    },
    icon: 'user-plus',
    group: 'people',
    permission: 'identity.manage',
    order: 15,
    finds: {
      th: ['ใครขอใช้งาน', 'อนุมัติผู้ใช้งานใหม่', 'สมัครใช้งาน'],
      en: ['who asks for an account', 'approve'],
    },
    load: () => import('./registration/AccountRequestsPage.tsx'),
  },
];
