import type { AuditWords } from '@sarn/kernel';

/** Acts on registers and their numbers. */
export const numberAuditWords: AuditWords = {
  acts: {
    'registry.open-register': { th: 'เปิดทะเบียน', en: 'Open a register' },
    'registry.continue-register': { th: 'กำหนดเลขเริ่มต้น', en: 'Continue a register' },
    'registry.reserve-numbers': { th: 'จองเลขทะเบียน', en: 'Reserve numbers' },
    'registry.use-reserved-number': { th: 'ใช้เลขที่จองไว้', en: 'Use a reserved number' },
    'registry.void-number': { th: 'ยกเลิกเลขที่จองไว้', en: 'Void a reserved number' },
    'registry.release-number': { th: 'คืนเลขที่จองไว้', en: 'Release a reserved number' },
    'registry.register-year-close': { th: 'ปิดทะเบียนประจำปี', en: 'Close the register of a year' },
    'registry.book-design-set': {
      th: 'กำหนดการแสดงผลของทะเบียน',
      en: 'Set how a register is shown',
    },
    'registry.book-design-reset': {
      th: 'คืนค่าเดิมของการแสดงผลทะเบียน',
      en: 'Show a register as delivered',
    },
    'registry.book-design-restored': {
      th: 'ใช้การแสดงผลทะเบียนแบบก่อนหน้า',
      en: 'Show a register as it was shown before',
    },
    'registry.point-set': { th: 'กำหนดจุดรับหนังสือ', en: 'Set a registration point' },
    'registry.numbering-set': { th: 'ตั้งค่าการออกเลขหนังสือ', en: 'Set the numbering of a unit' },
  },
  subjects: {
    register: { th: 'ทะเบียน', en: 'Register' },
    'register-book': { th: 'การแสดงผลทะเบียน', en: 'Display of a register' },
    'registration-point': { th: 'จุดรับหนังสือ', en: 'Registration point' },
    'number-reservation': { th: 'การจองเลข', en: 'Reservation of numbers' },
    'register-entry': { th: 'เลขทะเบียน', en: 'Number of a register' },
  },
};
