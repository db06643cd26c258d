import { defineErrors } from '@sarn/kernel';

export const calendarErrors = defineErrors({
  'identity.holiday-twice': {
    status: 409,
    th: 'วันนี้มีอยู่ในปฏิทินวันหยุดแล้ว กรุณาแก้ไขรายการเดิม',
    en: 'This day is in the calendar already. Please correct the entry that is there.',
  },
  'identity.holiday-line': {
    status: 422,
    th: 'อ่านบรรทัดที่ {line} ไม่ได้ (“{text}”) ต้องมีวันที่และชื่อวันหยุดภาษาไทย และวันเดียวกันต้องไม่ซ้ำ ยังไม่มีรายการใดถูกบันทึก',
    en: 'Line {line} (“{text}”) cannot be read: it needs a day and a Thai name, and no day may come twice. Nothing was saved.',
  },
  'identity.holiday-lines': {
    status: 422,
    th: 'นำเข้าได้ครั้งละไม่เกิน {max} วัน กรุณาแบ่งรายการ',
    en: 'At most {max} days can be taken at once. Please split the list.',
  },
});
