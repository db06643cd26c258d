import { defineErrors } from '@sarn/kernel';

/** Refusals of the settings of the mailbox. */
export const mailboxErrors = defineErrors({
  'mailbox.off': {
    status: 409,
    th: 'ยังไม่ได้ตั้งค่ากล่องจดหมายกลางของหน่วยงาน',
    en: 'The mailbox of the agency is not set up.',
  },
});
