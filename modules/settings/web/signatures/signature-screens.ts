import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

const common = {
  centre: settingsMenus.certificates,
  group: 'signatures',
  permission: 'settings.certificates',
} as const;

/**
 * Screens of signatures and certificates. Signing by certificate comes with a later release: until then
 * each says what will be set there, and what may be done meanwhile. Specification of settings §2.6
 */
export const signatureScreens: readonly WebSettingsScreen[] = [
  {
    ...common,
    path: 'sign-type',
    label: { th: 'ประเภทการลงนาม', en: 'Types of signatures' },
    text: { th: 'วิธีลงนามที่หน่วยงานใช้ และระดับความน่าเชื่อถือ', en: 'Ways to sign, and their strength' },
    finds: { th: ['ลายมือชื่อ', 'ตราหน่วยงาน', 'ลงชื่อย่อ'], en: ['signature', 'seal'] },
    icon: 'pen-line',
    order: 10,
    load: async () => (await import('./pages.tsx')).signTypes,
  },
  {
    ...common,
    path: 'sign-type/signTypeGroup/$id',
    label: { th: 'กลุ่มประเภทการลงนาม', en: 'Group of signature types' },
    text: { th: 'วิธีลงนามของแต่ละชนิดหนังสือและขั้นตอน', en: 'Ways to sign by kind and step' },
    icon: 'pen-line',
    order: 11,
    isUnlisted: true,
    load: async () => (await import('./pages.tsx')).signTypeGroup,
  },
  {
    ...common,
    path: 'certificate-person',
    label: { th: 'ใบรับรองอิเล็กทรอนิกส์รายบุคคล', en: 'Personal certificates' },
    text: { th: 'ใครมีใบรับรอง หมดอายุเมื่อใด', en: 'Who has a certificate, and until when' },
    finds: { th: ['ใบรับรองหมดอายุ', 'e-cert'], en: ['certificate', 'expiry'] },
    icon: 'badge-check',
    order: 20,
    load: async () => (await import('./pages.tsx')).certificates,
  },
  {
    ...common,
    path: 'certificate-person-request',
    label: { th: 'คำขอใบรับรองอิเล็กทรอนิกส์', en: 'Requests for certificates' },
    text: { th: 'อนุมัติหรือไม่อนุมัติคำขอใบรับรอง', en: 'Approve or refuse requests' },
    icon: 'file-check',
    order: 21,
    load: async () => (await import('./pages.tsx')).requests,
  },
  {
    ...common,
    path: 'certificate-person/$personID',
    label: { th: 'ใบรับรองอิเล็กทรอนิกส์ของบุคคล', en: 'Certificates of a person' },
    text: { th: 'ต่ออายุ ระงับ หรือเพิกถอนใบรับรอง', en: 'Renew, suspend or revoke' },
    icon: 'badge-check',
    order: 22,
    isUnlisted: true,
    load: async () => (await import('./pages.tsx')).certificateOfPerson,
  },
];
