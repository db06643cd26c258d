export const th = {
  position: '{at} จาก {all}',
  next: 'ข้อความถัดไป',
} as const;
