import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

const place = {
  centre: settingsMenus.certificates,
  permission: 'settings.certificates',
  group: 'signatures',
} as const;

const shared = {
  ...place,
  icon: 'pen-line',
  table: async () => (await import('@sarn/signature/contract')).signatureRuleTable,
} as const;

/** By what documents are signed. Specification of settings §2.6 */
export const settingScreens: readonly WebSettingsScreen[] = [
  describedScreen('sign-type', {
    ...{ ...shared, order: 5 },
    tables: ['signature-rule'],
    label: { th: 'ประเภทการลงนาม', en: 'Types of signatures' },
    text: {
      th: 'หนังสือแต่ละชนิดต้องลงนามด้วยวิธีใดเป็นอย่างน้อย',
      en: 'By what documents of each kind are signed at least',
    },
    finds: {
      th: ['ลายมือชื่อดิจิทัล', 'บังคับใช้ใบรับรอง', 'ลงนามด้วยรหัสผ่าน'],
      en: ['digital signature', 'weakest', 'password'],
    },
  }),
  describedScreen('sign-step', {
    ...{ ...place, order: 6, icon: 'list-checks' },
    table: async () => (await import('@sarn/signature/contract')).signatureStepTable,
    label: { th: 'ผู้ลงนามตามขั้นและตำแหน่ง', en: 'Signatures by step and post' },
    text: {
      th: 'ตำแหน่งใดลงนามหนังสือชนิดใดในขั้นใด ด้วยวิธีใดเป็นอย่างน้อย หรือลงนามไม่ได้',
      en: 'Which posts sign which documents at which step, how at least, or not at all',
    },
    finds: {
      th: ['นโยบายการลงนาม', 'ตำแหน่งที่ลงนามได้', 'ผู้ลงนามร่วม', 'ภาพลายมือชื่อ', 'รูปลายเซ็น', 'ลายเซ็น'],
      en: ['signing policy', 'who may sign', 'co-signatory', 'hand signature'],
    },
  }),
  describedScreen('signing-code-way', {
    ...{ ...place, order: 7, icon: 'key-round' },
    table: async () => (await import('@sarn/signature/contract')).codeWayTable,
    label: { th: 'ช่องทางรับรหัสลงนาม', en: 'Ways of signing codes' },
    text: {
      th: 'รหัส 6 หลักของลายมือชื่อดิจิทัลรับได้ทางอีเมล LINE หรือแอปยืนยันตัวตน',
      en: 'Whether codes of digital signatures come by mail, LINE or an authenticator app',
    },
    finds: {
      th: ['OTP', 'รหัสยืนยัน', 'รหัสทาง LINE', 'แอปยืนยันตัวตน'],
      en: ['OTP', 'one-time code', 'LINE', 'authenticator'],
    },
  }),
  {
    ...place,
    ...{ path: 'certificate-time-stamp', order: 13, icon: 'badge-check' },
    label: { th: 'การประทับเวลาและการเก็บระยะยาว', en: 'Time stamps and long keeping' },
    text: {
      th: 'ใครรับรองเวลาของลายมือชื่อดิจิทัล และรายงานการต่ออายุการประทับเวลา',
      en: 'Who confirms the time of digital signatures, and the report of renewals',
    },
    finds: {
      th: ['TSA', 'ประทับเวลา', 'ผู้รับรองเวลา', 'เก็บระยะยาว', 'PAdES', 'LTV'],
      en: ['time stamp', 'TSA', 'RFC 3161', 'PAdES', 'B-LTA', 'archive'],
    },
    load: () => import('./timestamps/TimestampPage.tsx'),
  },
  describedScreen('sign-type/signTypeGroup/$id', {
    ...{ ...shared, order: 6, isUnlisted: true },
    label: { th: 'กลุ่มประเภทการลงนาม', en: 'Signature group' },
    text: {
      th: 'วิธีลงนามของหนังสือแต่ละชนิด',
      en: 'How documents of each kind are signed',
    },
  }),
];
