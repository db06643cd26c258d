/** Words of the toolbar of the editor. */
export const th = {
  toolbar: 'เครื่องมือจัดรูปแบบ',
  bold: 'ตัวหนา',
  italic: 'ตัวเอน',
  underline: 'ขีดเส้นใต้',
  heading: 'หัวข้อ',
  bulletList: 'รายการแบบจุด',
  orderedList: 'รายการแบบตัวเลข',
  undo: 'เลิกทำ',
  redo: 'ทำซ้ำ',
};
