/** Phrases of the frame around every page. */
export const th = {
  header: {
    test: 'ระบบทดสอบ',
    hours: 'เวลาทำการ {from}–{to} น.',
    skip: 'ข้ามไปยังเนื้อหา',
    home: 'กลับหน้าแรก',
    menu: 'เปิดเมนู',
    menuTitle: 'เมนู',
    modules: 'ระบบงาน',
    language: 'ภาษา',
    find: 'ค้นหาหนังสือ คน หน้า คำสั่ง',
  },
  language: {
    th: 'ไทย',
    thsarn: 'ไทย (ฉบับหน่วยงาน)',
    en: 'English',
  },
  footer: {
    version: 'รุ่น {version} ชุดที่ {build}',
    notes: 'บันทึกประจำเวอร์ชั่น',
    close: 'ปิด',
    privacy: 'นโยบายคุ้มครองข้อมูลส่วนบุคคล',
    signIn: 'กลับหน้าเข้าสู่ระบบ',
  },
  live: {
    reconnecting: 'การเชื่อมต่อขาดหาย กำลังเชื่อมต่อใหม่',
    error: 'ติดต่อเครื่องแม่ข่ายไม่ได้ รายการอาจไม่เป็นปัจจุบัน',
    connected: 'เชื่อมต่อได้แล้ว',
  },
  start: {
    failed: 'เปิดระบบไม่สำเร็จ',
    pageFailed: 'เปิดหน้านี้ไม่สำเร็จ',
    again: 'ลองใหม่',
  },
};
