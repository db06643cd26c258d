/** Words of the check against automated programs. */
export const th = {
  working: 'กำลังตรวจสอบว่าท่านไม่ใช่โปรแกรมอัตโนมัติ กรุณารอสักครู่',
  done: 'ตรวจสอบเรียบร้อยแล้ว',
  failed: 'ตรวจสอบไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  again: 'ตรวจสอบอีกครั้ง',
};
