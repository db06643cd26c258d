/** Words of this module. */
export const th = {
  row: { ended: '{name} (เลิกใช้ {day})' },
  field: {
    none: 'ไม่ระบุ',
    formerText: 'เดิม: {text}',
  },
};
