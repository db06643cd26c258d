/** Phrases of the palette. */
export const th = {
  title: 'ค้นหาและไปที่',
  hint: 'เรื่อง เลขที่ ชื่อคน ชื่อหน้า หรือสิ่งที่จะทำ',
  group: {
    recent: 'เปิดล่าสุด',
    documents: 'หนังสือ',
    people: 'คน',
    pages: 'หน้า',
    acts: 'ทำทันที',
  },
  clear: 'ล้างรายการที่เปิดล่าสุด',
  allOf: 'ค้นหา “{text}” ในเอกสารทั้งหมด',
  searching: 'กำลังค้นหา',
  found: 'พบ {count} รายการ',
  nothing: 'ไม่พบสิ่งที่ตรงกับคำค้น',
  enter: 'กด Enter เพื่อค้นหาคำสั้น',
  year: 'ค้น {be} ให้ด้วย เพราะ ค.ศ. {ce} คือ พ.ศ. {year}',
  keys: { move: 'เลือก', open: 'เปิด', tab: 'เปิดแท็บใหม่', group: 'กลุ่มถัดไป' },
  permitted: 'ค้นเฉพาะที่ท่านมีสิทธิ์เห็น',
};
