import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** Whom else the agency trusts. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.certificates,
    permission: 'settings.certificates',
    group: 'signatures',
    ...{ path: 'certificate-foreign', order: 13, icon: 'network' },
    label: { th: 'ผู้ออกใบรับรองภายนอก', en: 'Other authorities' },
    text: {
      th: 'ผู้ออกใบรับรองที่บุคลากรนำใบรับรองมาใช้ และหลักฐานการเพิกถอน',
      en: 'Authorities of certificates that people bring along, and their evidence of revocations',
    },
    finds: {
      th: ['CA ภายนอก', 'รายการเพิกถอน', 'ใบรับรองราก', 'CRL', 'OCSP'],
      en: ['foreign CA', 'revocation list', 'root certificate', 'CRL', 'OCSP'],
    },
    load: () => import('./ForeignAuthorityPage.tsx'),
  },
];
