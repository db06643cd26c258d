import type { AuditAct, AuditWords } from '@sarn/kernel';

const acts: Readonly<Record<string, AuditAct>> = {
  'change-asked': { th: 'ขอเปลี่ยนสิทธิ์ รอผู้ยืนยัน', en: 'Asked for a change of rights' },
  'change-applied': { th: 'เปลี่ยนสิทธิ์', en: 'Changed rights' },
  'change-confirmed': { th: 'ยืนยันการเปลี่ยนสิทธิ์', en: 'Confirmed a change of rights' },
  'change-refused': {
    th: 'ไม่ยืนยันการเปลี่ยนสิทธิ์',
    en: 'Did not confirm a change of rights',
    isRefusal: true,
  },
  'change-void': { th: 'รายการขอเปลี่ยนสิทธิ์หมดเวลา', en: 'A change of rights lapsed' },
  'who-may-exported': { th: 'ส่งออกรายการสิทธิ์', en: 'Exported who may do what' },
  'seen-as': { th: 'ดูเมนูในฐานะผู้อื่น', en: 'Looked at the menus of another person' },
};

/** Acts of the settings of rights as the audit trail names them. */
export const accessAuditWords: AuditWords = {
  acts: Object.fromEntries(Object.entries(acts).map(([act, words]) => [`access.${act}`, words])),
  subjects: {
    'access-change': { th: 'การเปลี่ยนสิทธิ์', en: 'Change of rights' },
    'user-group': { th: 'กลุ่มผู้ใช้งาน', en: 'User group' },
    'number-line': { th: 'สิทธิ์การออกเลข', en: 'Permission to give numbers' },
    menu: { th: 'เมนู', en: 'Menu' },
    switch: { th: 'ฟังก์ชันของระบบ', en: 'Function of the system' },
  },
};
