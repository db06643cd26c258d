/** Phrases of the drawing of the route of a document. */
export const th = {
  show: 'ดูทางเดินของหนังสือเป็นภาพ',
  title: 'ทางเดินของหนังสือ',
  about: 'ใครถือ นานเท่าใด นับวันจันทร์ถึงศุกร์ในเวลาราชการ',
  lines: 'ผู้ถือเรื่องตามลำดับ',
  held: 'เวลาอยู่ที่ใคร',
  now: 'ถืออยู่',
  today: 'วันนี้',
  due: 'กำหนด {date}',
  days: '{days} วัน',
  daysHours: '{days} วัน {hours} ชม.',
  hours: '{hours} ชม.',
  short: 'ไม่ถึง 1 ชม.',
  stay: '{time} · {act}',
};
