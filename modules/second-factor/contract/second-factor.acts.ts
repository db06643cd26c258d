import type { AuditAct, AuditWords } from '@sarn/kernel';

const acts: Readonly<Record<string, AuditAct>> = {
  'second-factor-refused': {
    th: 'ยืนยันตัวตนขั้นที่สองไม่ผ่าน',
    en: 'Failed the second factor',
    isRefusal: true,
  },
  'second-factor-rested': {
    th: 'พักการยืนยันตัวตนขั้นที่สองเพราะผิดหลายครั้ง',
    en: 'The second factor rests after many wrong tries',
    isRefusal: true,
  },
  'second-factor-reset': {
    th: 'ผู้ดูแลล้างการยืนยันตัวตนขั้นที่สอง',
    en: 'Took the second factor away',
  },
  'one-time-codes-added': {
    th: 'เปิดใช้รหัสครั้งเดียวจากแอปยืนยันตัวตน',
    en: 'Began to use one-time codes',
  },
  'one-time-codes-removed': { th: 'เลิกใช้รหัสครั้งเดียว', en: 'Stopped using one-time codes' },
  'passkey-added': { th: 'เพิ่มพาสคีย์', en: 'Added a passkey' },
  'approval-refused': {
    th: 'ยืนยันการดำเนินการด้วยพาสคีย์ไม่ผ่าน',
    en: 'Failed to confirm an act by a passkey',
    isRefusal: true,
  },
  'approval-given': {
    th: 'ยืนยันการดำเนินการด้วยพาสคีย์',
    en: 'Confirmed an act by a passkey',
  },
  'passkey-removed': { th: 'ลบพาสคีย์', en: 'Removed a passkey' },
  'recovery-codes-made': { th: 'สร้างรหัสกู้คืนชุดใหม่', en: 'Made new recovery codes' },
  'recovery-code-used': { th: 'ใช้รหัสกู้คืนเพื่อเข้าใช้', en: 'Used a recovery code' },
};

/** Names of the acts on second factors in the audit trail; the prefix is older than this module. */
export const secondFactorAuditWords: AuditWords = {
  acts: Object.fromEntries(Object.entries(acts).map(([act, words]) => [`identity.${act}`, words])),
  subjects: {},
};
