/** Words of the page of all notices, and of the newest on the portal. */
export const th = {
  page: {
    title: 'การแจ้งเตือนทั้งหมด',
    unread: 'ยังไม่อ่าน {count} เรื่อง',
    allRead: 'อ่านครบแล้ว',
    kept: 'เก็บไว้ {days} วัน',
    settings: 'ตั้งค่าการแจ้งเตือน',
    readAll: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
    more: 'แสดงเรื่องก่อนหน้านี้',
    empty: 'ยังไม่มีการแจ้งเตือน',
    emptyText: 'เมื่อมีเรื่องถึงท่าน จะแจ้งที่นี่ทันที',
    noneOf: 'ไม่มีการแจ้งเตือนตามตัวกรองนี้',
    noneOfText: 'การแจ้งเตือนอื่นยังอยู่ในรายการทั้งหมด',
  },
  module: { label: 'ระบบงาน', all: 'ทุกระบบงาน' },
  latest: { title: 'การแจ้งเตือน', all: 'ดูทั้งหมด', readAll: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด ({count})' },
  chips: {
    label: 'กลุ่มการแจ้งเตือน',
    all: 'ทั้งหมด',
    todo: 'ต้องทำ',
    written: 'เขียนถึงฉัน',
    circular: 'หนังสือเวียน',
    elsewhere: 'ระบบงานอื่น',
  },
  day: {
    today: 'วันนี้',
    yesterday: 'เมื่อวาน',
    new: 'ใหม่ {count} เรื่อง',
  },
  matter: {
    receiveNo: 'เลขรับ {no}',
    actOn: '{act}: {subject}',
    open: 'เปิด',
  },
  line: {
    done: 'มีผู้ดำเนินการแล้ว ท่านไม่ต้องทำ',
    doneBy: '{name} ดำเนินการแล้ว {at} ท่านไม่ต้องทำ',
    doneByYou: 'ท่านดำเนินการแล้ว',
  },
};
