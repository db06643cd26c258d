/** Words of the landing page, the dashboard, the launcher and the menus. */
export const th = {
  landing: {
    greeting: 'สวัสดี คุณ{name}',
    modules: 'ระบบงาน',
    waiting: 'งานที่รอท่านดำเนินการ',
    all: 'ดูงานทั้งหมด',
    calm: 'ไม่มีงานค้าง',
    calmText: 'เมื่อมีเรื่องถึงท่าน จะแสดงที่นี่ทันที',
  },
  dashboard: {
    title: 'งานที่ต้องดำเนินการ',
    above: 'ระบบสารบรรณอิเล็กทรอนิกส์',
  },
  card: {
    overdue: 'เกินกำหนด {count}',
    unit: 'เรื่อง',
    none: 'ไม่มีเรื่องค้าง',
  },
  launcher: {
    open: 'ระบบงานทั้งหมด',
    empty: 'ยังไม่มีระบบงานที่ท่านเปิดได้',
    emptyText: 'หากต้องการใช้งาน กรุณาติดต่อผู้ดูแลระบบ',
    newTab: 'เปิดในแท็บใหม่',
  },
  menu: {
    main: 'เมนูหลัก',
    open: 'เปิดเมนู',
    portal: 'หน้าแรก',
  },
};
