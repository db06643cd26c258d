/** Words of the bell and of the page of all notifications. */
export const th = {
  bell: {
    title: 'การแจ้งเตือน',
    label: 'การแจ้งเตือน ยังไม่ได้อ่าน {count} รายการ',
    labelMany: 'การแจ้งเตือน ยังไม่ได้อ่านมากกว่า 99 รายการ',
    readAll: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
    all: 'ดูการแจ้งเตือนทั้งหมด',
    settings: 'ตั้งค่าการแจ้งเตือน',
    more: 'แสดงเพิ่มอีก 10 รายการ',
    ofModule: 'ระบบงาน',
    everyModule: 'ทุกระบบงาน',
    empty: 'ยังไม่มีการแจ้งเตือน',
    emptyText: 'เมื่อมีเรื่องถึงท่าน จะแจ้งที่นี่ทันที',
    module: 'ระบบ{module}',
  },
  notification: {
    arrived: 'มีเรื่องใหม่ถึงท่าน',
    open: 'เปิดดู',
    failed: 'เกิดข้อผิดพลาด !',
    settled: 'ดำเนินการแล้ว',
    closed: 'ท่านไม่มีสิทธิ์อ่านเรื่องนี้แล้ว จึงเปิดดูไม่ได้',
  },
};
