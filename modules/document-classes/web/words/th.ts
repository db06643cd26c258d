/** Words of this module. */
export const th = {
  row: { ended: '{name} (เลิกใช้ {day})' },
  job: { noReport: 'ไม่ต้องรายงานผล' },
  field: {
    none: 'ไม่ระบุ',
    samples: 'ตัวอย่างเรื่อง: {subjects}',
    subType: 'ประเภทย่อย',
    speed: 'ชั้นความเร็ว',
    bookGroup: 'กลุ่มหนังสือ',
    category: 'หมวดหนังสือ',
    formerText: 'เดิม: {text}',
  },
};
