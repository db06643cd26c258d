import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

const shared = {
  centre: settingsMenus.certificates,
  group: 'signatures',
  icon: 'badge-check',
  permission: 'settings.certificates',
} as const satisfies Partial<WebSettingsScreen>;

/** Settings of certificates. Specification of settings §2.6 */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    ...shared,
    ...{ path: 'certificate-person', order: 10 },
    label: { th: 'ใบรับรองอิเล็กทรอนิกส์รายบุคคล', en: 'Certificates' },
    text: {
      th: 'ใครลงนามดิจิทัลได้ ใบรับรองที่ใกล้หมดอายุ และผู้ออกใบรับรองของหน่วยงาน',
      en: 'Who can sign digitally, certificates about to end, and the authority of the agency',
    },
    finds: {
      th: ['ลายมือชื่อดิจิทัล', 'เพิกถอน', 'ต่ออายุใบรับรอง', 'CA'],
      en: ['digital signature', 'revoke', 'CA', 'CRL'],
    },
    load: () => import('./CertificatesPage.tsx'),
  },
  {
    ...shared,
    ...{ path: 'certificate-person-request', order: 11 },
    label: { th: 'คำขอใบรับรองอิเล็กทรอนิกส์', en: 'Certificate requests' },
    text: {
      th: 'อนุมัติหรือไม่อนุมัติคำขอใบรับรอง โดยผู้ที่ไม่ใช่ผู้ขอ',
      en: 'Approve or refuse requests for certificates; never your own',
    },
    load: () => import('./CertificatesPage.tsx'),
  },
  {
    ...shared,
    ...{ path: 'certificate-person/$personID', order: 12, isUnlisted: true },
    label: { th: 'ใบรับรองของบุคคล', en: 'Certificates of a person' },
    text: {
      th: 'ต่ออายุ ระงับ หรือเพิกถอนใบรับรองของบุคคล พร้อมประวัติ',
      en: 'Renew, suspend or revoke the certificates of a person, with their history',
    },
    load: () => import('./CertificatesPage.tsx'),
  },
];
