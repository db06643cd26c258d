import type { AuditWords } from '@sarn/kernel';

/** Acts on certificates as the audit trail names them. */
export const certificateAuditWords: AuditWords = {
  acts: {
    'certificate.ask': { th: 'ขอใบรับรองอิเล็กทรอนิกส์', en: 'Asked for a certificate' },
    'certificate.withdraw': { th: 'ถอนคำขอใบรับรอง', en: 'Withdrew the request for a certificate' },
    'certificate.refuse': { th: 'ไม่อนุมัติคำขอใบรับรอง', en: 'Refused a certificate' },
    'certificate.end': {
      th: 'ปิดคำขอใบรับรองของผู้พ้นจากหน่วยงานหรือถูกระงับบัญชี',
      en: 'Ended the request for a certificate of somebody who left or was suspended',
    },
    'certificate.issue': { th: 'ออกใบรับรองอิเล็กทรอนิกส์', en: 'Issued a certificate' },
    'certificate.import': { th: 'นำเข้าใบรับรองจากผู้ให้บริการอื่น', en: 'Imported a certificate' },
    'certificate.renew': { th: 'ต่ออายุใบรับรอง', en: 'Renewed a certificate' },
    'certificate.suspend': { th: 'ระงับใบรับรอง', en: 'Suspended a certificate' },
    'certificate.resume': { th: 'เลิกระงับใบรับรอง', en: 'Resumed a certificate' },
    'certificate.revoke': { th: 'เพิกถอนใบรับรอง', en: 'Revoked a certificate' },
    'certificate.change-secret': { th: 'เปลี่ยนรหัสลงนาม', en: 'Changed the signing password' },
    'certificate.prepare': {
      th: 'สร้างคำขอใบรับรองถึงผู้ให้บริการอื่น',
      en: 'Made a request for another authority',
    },
    'certificate.bring': {
      th: 'นำใบรับรองจากผู้ให้บริการอื่นมาใช้กับกุญแจ',
      en: 'Brought a certificate of another authority',
    },
    'certificate.export': {
      th: 'ส่งออกรายชื่อใบรับรองเป็นไฟล์',
      en: 'Exported the list of certificates',
    },
    'certificate.authority-made': {
      th: 'ตั้งผู้ออกใบรับรองของหน่วยงาน',
      en: 'Made the certification authority',
    },
    'certificate.authority-unlocked': {
      th: 'เปิดกุญแจผู้ออกใบรับรอง',
      en: 'Unlocked the certification authority',
    },
    'certificate.authority-unlock-refused': {
      th: 'เปิดกุญแจผู้ออกใบรับรองไม่ได้ เพราะรหัสลับไม่ถูกต้อง',
      en: 'Tried a wrong secret of the certification authority',
    },
    'certificate.authority-locked': {
      th: 'ล็อกกุญแจผู้ออกใบรับรอง',
      en: 'Locked the certification authority',
    },
    'certificate.authority-protected': {
      th: 'ปกป้องกุญแจผู้ออกใบรับรองด้วยรหัสลับ',
      en: 'Protected the certification authority by a secret',
    },
    'certificate.authority-secret-changed': {
      th: 'เปลี่ยนรหัสลับของผู้ออกใบรับรอง',
      en: 'Changed the secret of the certification authority',
    },
    'certificate.list-days-set': {
      th: 'กำหนดอายุรายการเพิกถอน',
      en: 'Set how long revocation lists are good for',
    },
  },
  subjects: {
    certificate: { th: 'ใบรับรองอิเล็กทรอนิกส์', en: 'Certificate' },
  },
};
