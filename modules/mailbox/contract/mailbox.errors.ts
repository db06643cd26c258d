import { defineErrors } from '@sarn/kernel';

/** What the settings of the mailbox can refuse. */
export const mailboxErrors = defineErrors({
  'mailbox.off': {
    status: 409,
    th: 'ยังไม่ได้ตั้งค่ากล่องจดหมายกลางของหน่วยงาน',
    en: 'The mailbox of the agency is not set up.',
  },
});
