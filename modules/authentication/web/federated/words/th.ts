/** Words of the ways to sign in other than name and password. */
export const th = {
  provider: 'เข้าสู่ระบบด้วย{name}',
  register: 'ขอบัญชีผู้ใช้งาน',
  title: 'เข้าสู่ระบบด้วยบัญชีของหน่วยงาน',
  waiting: 'กำลังตรวจสอบ กรุณารอสักครู่',
  refused: 'เข้าสู่ระบบไม่สำเร็จ',
  back: 'กลับหน้าเข้าสู่ระบบ',
};
