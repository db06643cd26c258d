/** Phrases of the message about an address without a page. */
export const th = {
  title: 'ไม่พบหน้าที่ระบุ',
  text: 'ระบบนี้ไม่มีหน้า {address} ที่อยู่อาจพิมพ์ผิด หรือหน้านั้นถูกย้ายหรือยกเลิกแล้ว จึงแสดงหน้าแรกแทน',
  back: 'กลับไปหน้าก่อน',
  close: 'ปิดข้อความนี้',
};
